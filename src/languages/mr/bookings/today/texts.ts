import type * as english from '../../../../bookings/today/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const todayTexts: Translated<typeof english.todayTexts> = {
  morning: (dealer) => `सुप्रभात, ${dealer}`,
  afternoon: (dealer) => `नमस्कार, ${dealer}`,
  evening: (dealer) => `शुभ संध्याकाळ, ${dealer}`,
  requests: 'तुमचे उत्तर बाकी',
  requestsLoading: 'उत्तर बाकी असलेल्या विनंत्या लोड होत आहेत...',
  requestsFailed: 'उत्तर बाकी असलेल्या विनंत्या लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  noRequests: 'कोणत्याही विनंतीला उत्तर बाकी नाही.',
  allRequests: 'उत्तर बाकी असलेल्या सर्व विनंत्या पाहा',
  // The name of the vehicle follows.
  wants: { car: 'यांना हवी असलेली कार:', bike: 'यांना हवी असलेली बाइक:' },
  someone: 'खरेदीदार',
  noTestDrive: 'कॉल हवा आहे',
  hourHasPassed: 'वेळ निघून गेली आहे',
  asked: (ago) => `विनंती ${ago}`,
  another: 'दुसरी वेळ',
  call: 'कॉल करा',
  callWho: (name) => `${name} यांना कॉल करा`,
  sendDirections: 'रस्ता पाठवा',
  sendDirectionsTo: (name) => `${name} यांना रस्ता पाठवा`,
  directions: (dealer, link) => `${dealer} यांच्याकडे येण्याचा रस्ता: ${link}`,
  accepted: (name) => `स्वीकारले. ${name} यांना आता हे दिसेल.`,
  declined: (name) => `नकार दिला. ${name} यांना तुमचे कारण दिसेल.`,
  proposed: (name) => `वेळ सुचवली. आता ${name} ही वेळ घेतील किंवा दुसरी मागतील.`,
  testDrives: 'टेस्ट ड्राइव्ह',
  testDrivesLoading: 'तुमच्या टेस्ट ड्राइव्ह लोड होत आहेत...',
  today: 'आज',
  tomorrow: 'उद्या',
  noneToday: 'आज एकही नाही.',
  noneTomorrow: 'उद्या एकही नाही.',
  testDrivesFailed: 'तुमच्या टेस्ट ड्राइव्ह लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  numbers: 'आकडे',
  live: 'साइटवर',
  waiting: 'तपासणी बाकी',
  thisWeek: 'विनंत्या, 7 दिवसांत',
  saved: 'वेळा सेव्ह केल्या',
  notKnown: '–',
};

export const waitingCountTexts: Translated<typeof english.waitingCountTexts> = {
  ofRequests: (count) => `${count} ${plural(count, { one: 'विनंतीला', other: 'विनंत्यांना' })} उत्तर बाकी`,
};
