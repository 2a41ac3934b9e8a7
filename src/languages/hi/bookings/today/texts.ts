import type * as english from '../../../../bookings/today/texts';
import type { Translated } from '../../../translated';

export const todayTexts: Translated<typeof english.todayTexts> = {
  morning: (dealer) => `सुप्रभात, ${dealer}`,
  afternoon: (dealer) => `नमस्ते, ${dealer}`,
  evening: (dealer) => `शुभ संध्या, ${dealer}`,
  requests: 'आपके जवाब का इंतज़ार',
  requestsLoading: 'जिन अनुरोधों का जवाब बाक़ी है, वे लोड हो रहे हैं...',
  requestsFailed: 'जिन अनुरोधों का जवाब बाक़ी है, वे लोड नहीं हो सके। कृपया फिर कोशिश करें।',
  noRequests: 'किसी को आपके जवाब का इंतज़ार नहीं है।',
  allRequests: 'सभी अनुरोध देखें जिनका जवाब बाक़ी है',
  wants: { car: 'को कार चाहिए', bike: 'को बाइक चाहिए' },
  someone: 'ख़रीदार',
  noTestDrive: 'कॉल चाहते हैं',
  hourHasPassed: 'समय निकल गया है',
  asked: (ago) => `अनुरोध ${ago}`,
  another: 'दूसरा समय',
  call: 'कॉल करें',
  callWho: (name) => `${name} को कॉल करें`,
  sendDirections: 'रास्ता भेजें',
  sendDirectionsTo: (name) => `${name} को रास्ता भेजें`,
  directions: (dealer, link) => `${dealer} तक का रास्ता: ${link}`,
  accepted: (name) => `स्वीकार हुई। ${name} को अब यह दिखेगा।`,
  declined: (name) => `मना किया गया। ${name} को आपकी वजह दिखेगी।`,
  proposed: (name) => `सुझाव भेजा गया। अब ${name} यह समय लेंगे या कोई और माँगेंगे।`,
  testDrives: 'टेस्ट ड्राइव',
  testDrivesLoading: 'आपकी टेस्ट ड्राइव लोड हो रही हैं...',
  today: 'आज',
  tomorrow: 'कल',
  noneToday: 'आज कोई नहीं।',
  noneTomorrow: 'कल कोई नहीं।',
  testDrivesFailed: 'आपकी टेस्ट ड्राइव लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  numbers: 'आँकड़े',
  live: 'साइट पर',
  waiting: 'जाँच बाक़ी',
  thisWeek: 'अनुरोध, 7 दिनों में',
  saved: 'बार सहेजी गईं',
  notKnown: '–',
};

export const waitingCountTexts: Translated<typeof english.waitingCountTexts> = {
  ofRequests: (count) => `${count} को जवाब देना है`,
};
