import type * as english from '../../../warnings/texts';
import type { Translated } from '../../translated';

export const ownWarningTexts: Translated<typeof english.ownWarningTexts> = {
  label: 'चेतावनियाँ',
  title: 'Second Gear की ओर से चेतावनी',
  read: 'मैंने इसे पढ़ लिया है',
  readFailed: 'यह सेव नहीं हो सका कि आपने चेतावनी पढ़ ली है। कृपया फिर कोशिश करें।',
  failed: 'यह पता नहीं चल सका कि Second Gear की ओर से कोई चेतावनी है या नहीं। कृपया फिर कोशिश करें।',
};

export const warningTexts: Translated<typeof english.warningTexts> = {
  heading: 'चेतावनियाँ',
  warn: 'चेतावनी दें',
  warnName: (name) => `डीलर ${name} को चेतावनी दें`,
  question: (name) => `${name} को चेतावनी दें`,
  lead: 'यह डीलर की पहली स्क्रीन पर सबसे ऊपर रहती है, जब तक डीलर यह न बताए कि इसे पढ़ लिया है। यह रिकॉर्ड में भी रहती है, और वापस नहीं ली जा सकती।',
  text: 'क्या बदलना ज़रूरी है?',
  noText: 'बताएँ कि क्या बदलना ज़रूरी है।',
  send: 'चेतावनी भेजें',
  sending: 'भेजी जा रही है...',
  sendFailed: 'चेतावनी नहीं भेजी जा सकी। फिर कोशिश करें।',
  signedOut: 'एडमिन का लॉग इन ख़त्म हो गया है। फिर से लॉग इन करें।',
  loading: 'चेतावनियाँ लोड हो रही हैं...',
  failed: 'चेतावनियाँ लोड नहीं हो सकीं। फिर कोशिश करें।',
  none: 'इस डीलर को कोई चेतावनी नहीं दी गई है।',
  sentAt: (time) => `भेजी गई: ${time}`,
  readAt: (time) => `पढ़ी गई: ${time}`,
  unread: 'अभी पढ़ी नहीं गई',
};
