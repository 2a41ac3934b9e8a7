import type * as english from '../../../saved/texts';
import { compareLimits } from '../../../shared/limits';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';

export const savedTexts: Translated<typeof english.savedTexts> = {
  heading: 'सहेजी गई गाड़ियाँ',
  lead: 'कारें और बाइकें जिन्हें आप ध्यान में रखना चाहते हैं, सबसे हाल में सहेजी गई पहले। डीलर को यह पता चलता है कि कितने ख़रीदारों ने सहेजी, पर यह नहीं कि किसने।',
  onDevice: 'ये इस डिवाइस पर हैं। लॉग इन करें, तो आपके खाते से हर डिवाइस पर मिलेंगी।',
  logIn: 'लॉग इन करें',
  whyLogIn: 'सहेजी गई गाड़ियाँ अपने खाते में रखने के लिए लॉग इन करें',
  notJoined: (count) =>
    count === 1
      ? 'इस डिवाइस की एक गाड़ी के लिए आपके खाते में जगह नहीं है। नीचे से कोई एक हटाएँ, तो वह खाते में चली जाएगी।'
      : `इस डिवाइस की ${count} गाड़ियों के लिए आपके खाते में जगह नहीं है। नीचे से कुछ हटाएँ, तो वे खाते में चली जाएँगी।`,
  loading: 'आपकी सहेजी गई गाड़ियाँ लोड हो रही हैं...',
  failed: 'आपकी सहेजी गई गाड़ियाँ लोड नहीं हो सकीं। कृपया फिर कोशिश करें।',
  signedOut: 'सहेजी गई गाड़ियाँ देखने के लिए लॉग इन करें।',
  none: 'अभी कोई गाड़ी सहेजी नहीं गई है।',
  how: 'फ़ोटो पर बने दिल को दबाएँ। फिर यहाँ दिखेगा कि गाड़ी की अब क्या कीमत है, और वह अब भी है या नहीं।',
  list: 'सहेजी गई गाड़ियाँ',
  savedAt: (time) => `सहेजी गई: ${time}`,
  less: (rupees) => `सहेजते समय की कीमत से ₹${formatNumber(rupees)} कम`,
  more: (rupees) => `सहेजते समय की कीमत से ₹${formatNumber(rupees)} ज़्यादा`,
  sold: 'बिक गई',
  withdrawn: 'अब बिक्री के लिए नहीं',
  gone: 'अब नहीं दिखती',
  goneName: { car: 'एक कार जो अब नहीं दिखती', bike: 'एक बाइक जो अब नहीं दिखती' },
  itemLoading: 'लोड हो रहा है...',
  itemFailed: 'लोड नहीं हो सकी।',
  remove: 'हटाएँ',
  removeNamed: (name) => `${name} को हटाएँ`,
  removed: (name) => `${name} हटा दी गई।`,
  undo: 'वापस लें',
  showMore: 'और दिखाएँ',
};

export const compareChoiceTexts: Translated<typeof english.compareChoiceTexts> = {
  choose: 'तुलना करें',
  chooseNamed: (name) => `${name} की तुलना करें`,
  hint: `तुलना के लिए ${compareLimits.fewest} से ${compareLimits.most} कारों या बाइकों पर निशान लगाएँ।`,
};
