import type * as english from '../../../../bookings/blockedHours/texts';
import type { OpenState } from '../../../../bookings/bookingState';
import type { Translated } from '../../../translated';

const testDriveIn: Readonly<Record<OpenState, string>> = {
  accepted: 'टेस्ट ड्राइव्ह',
  requested: 'विनंती',
  proposed: 'तुम्ही सुचवलेली वेळ',
};

export const blockHoursTexts: Translated<typeof english.blockHoursTexts> = {
  open: 'वेळा बंद करा',
  title: 'वेळा बंद करा',
  whatHappens: 'बंद वेळेसाठी खरेदीदारांना टेस्ट ड्राइव्ह मागता येत नाही. तुम्ही स्वीकारलेल्या टेस्ट ड्राइव्ह तशाच राहतात, आणि विनंत्याही.',
  loading: 'तुमच्या बंद वेळा लोड होत आहेत...',
  failed: 'तुमच्या बंद वेळा लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  hours: 'बंद वेळा',
  wholeDay: 'पूर्ण दिवस',
  hour: (hour, states) => [hour, ...states.map((state) => testDriveIn[state])].join(', '),
  clash: (hours) =>
    `या वेळेला खरेदीदारांची टेस्ट ड्राइव्ह आहे किंवा त्यांना ती हवी आहे: ${hours.join(', ')}. वेळ बंद केल्याने ती संपत नाही: दुसरी वेळ सुचवा, किंवा नकार द्या.`,
  testDrivesFailed: 'या दिवसाच्या तुमच्या टेस्ट ड्राइव्ह लोड झाल्या नाहीत. तरीही तुम्ही वेळा बंद करू शकता.',
  save: 'सेव्ह करा',
  busy: 'सेव्ह होत आहे...',
  saved: 'सेव्ह झाले. कोणत्या वेळा बंद आहेत ते खरेदीदारांना दिसेल.',
  notSaved: 'बंद वेळा सेव्ह झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुमचे लॉग इन संपले आहे. लॉग इन करून पुन्हा प्रयत्न करा.',
};

export const blockedHourTexts: Translated<typeof english.blockedHourTexts> = {
  buyer: {
    some: 'खोडलेल्या वेळा डीलरने बंद केल्या आहेत.',
    all: 'डीलरने हा दिवस बंद केला आहे. दुसरा दिवस निवडा.',
  },
  dealer: {
    some: 'खोडलेल्या वेळा तुम्ही बंद केल्या आहेत.',
    all: 'तुम्ही हा दिवस बंद केला आहे. दुसरा दिवस निवडा.',
  },
};
