import type * as english from '../../../../bookings/blockedHours/texts';
import type { OpenState } from '../../../../bookings/bookingState';
import type { Translated } from '../../../translated';

const testDriveIn: Readonly<Record<OpenState, string>> = {
  accepted: 'टेस्ट ड्राइव्ह',
  requested: 'विनंती',
  proposed: 'तुमची सूचना',
};

export const blockHoursTexts: Translated<typeof english.blockHoursTexts> = {
  open: 'वेळ बंद करा',
  title: 'वेळ बंद करा',
  whatHappens: 'बंद वेळेसाठी खरेदीदार टेस्ट ड्राइव्ह मागू शकत नाहीत. तुम्ही स्वीकारलेल्या टेस्ट ड्राइव्ह तशाच राहतात, आणि विनंत्याही.',
  loading: 'तुमच्या बंद वेळा लोड होत आहेत...',
  failed: 'तुमच्या बंद वेळा लोड करता आल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  hours: 'बंद वेळा',
  wholeDay: 'पूर्ण दिवस',
  hour: (hour, states) => [hour, ...states.map((state) => testDriveIn[state])].join(', '),
  clash: (hours) =>
    `${hours.join(', ')} या वेळी खरेदीदारांची टेस्ट ड्राइव्ह आहे किंवा मागितली आहे. वेळ बंद केल्याने ती संपत नाही: दुसरी वेळ सुचवा, किंवा नकार द्या.`,
  testDrivesFailed: 'या दिवसाच्या टेस्ट ड्राइव्ह लोड करता आल्या नाहीत. तरीही वेळ बंद करता येते.',
  save: 'सेव्ह करा',
  busy: 'सेव्ह होत आहे...',
  saved: 'सेव्ह झाले. खरेदीदारांना बंद वेळा दिसतील.',
  notSaved: 'बंद वेळा सेव्ह करता आल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'तुम्ही लॉग इन केलेले नाही. लॉग इन करून पुन्हा प्रयत्न करा.',
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
