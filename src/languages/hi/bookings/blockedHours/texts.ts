import type * as english from '../../../../bookings/blockedHours/texts';
import type { OpenState } from '../../../../bookings/bookingState';
import type { Translated } from '../../../translated';

const testDriveIn: Readonly<Record<OpenState, string>> = {
  accepted: 'टेस्ट ड्राइव',
  requested: 'अनुरोध',
  proposed: 'आपका सुझाव',
};

export const blockHoursTexts: Translated<typeof english.blockHoursTexts> = {
  open: 'समय बंद करें',
  title: 'समय बंद करें',
  whatHappens: 'बंद समय पर ख़रीदार टेस्ट ड्राइव नहीं माँग सकते। जो टेस्ट ड्राइव आप स्वीकार कर चुके हैं वे बनी रहती हैं, और अनुरोध भी।',
  loading: 'आपके बंद समय लोड हो रहे हैं...',
  failed: 'आपके बंद समय लोड नहीं हो सके। कृपया फिर कोशिश करें।',
  hours: 'बंद समय',
  wholeDay: 'पूरा दिन',
  hour: (hour, states) => [hour, ...states.map((state) => testDriveIn[state])].join(', '),
  clash: (hours) =>
    `${hours.join(', ')} पर ख़रीदारों की टेस्ट ड्राइव है या माँगी गई है। समय बंद करने से वह ख़त्म नहीं होती: दूसरा समय सुझाएँ, या मना करें।`,
  testDrivesFailed: 'इस दिन की टेस्ट ड्राइव लोड नहीं हो सकीं। समय फिर भी बंद किया जा सकता है।',
  save: 'सेव करें',
  busy: 'सेव हो रहा है...',
  saved: 'सेव हो गया। ख़रीदारों को बंद समय दिखेंगे।',
  notSaved: 'बंद समय सेव नहीं हो सके। कृपया फिर कोशिश करें।',
  signedOut: 'आप लॉग इन नहीं हैं। लॉग इन करके फिर कोशिश करें।',
};

export const blockedHourTexts: Translated<typeof english.blockedHourTexts> = {
  buyer: {
    some: 'कटे हुए समय डीलर ने बंद किए हैं।',
    all: 'डीलर ने यह दिन बंद किया है। कोई और दिन चुनें।',
  },
  dealer: {
    some: 'कटे हुए समय आपने बंद किए हैं।',
    all: 'आपने यह दिन बंद किया है। कोई और दिन चुनें।',
  },
};
