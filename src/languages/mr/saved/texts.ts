import type * as english from '../../../saved/texts';
import { compareLimits } from '../../../shared/limits';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';

export const savedTexts: Translated<typeof english.savedTexts> = {
  heading: 'जतन केलेल्या गाड्या',
  lead: 'ज्या कार आणि बाइक तुम्हाला लक्षात ठेवायच्या आहेत, सर्वात अलीकडे जतन केलेली आधी. किती खरेदीदारांनी जतन केली हे डीलरला कळते, पण कोणी हे नाही.',
  onDevice: 'या या डिव्हाइसवर आहेत. लॉग इन करा, म्हणजे तुमच्या खात्यातून प्रत्येक डिव्हाइसवर मिळतील.',
  logIn: 'लॉग इन करा',
  whyLogIn: 'जतन केलेल्या गाड्या तुमच्या खात्यात ठेवण्यासाठी लॉग इन करा',
  notJoined: (count) =>
    count === 1
      ? 'या डिव्हाइसवरील एका गाडीसाठी तुमच्या खात्यात जागा नाही. खालून एखादी काढा, म्हणजे ती खात्यात जाईल.'
      : `या डिव्हाइसवरील ${count} गाड्यांसाठी तुमच्या खात्यात जागा नाही. खालून काही काढा, म्हणजे त्या खात्यात जातील.`,
  loading: 'तुमच्या जतन केलेल्या गाड्या लोड होत आहेत...',
  failed: 'तुमच्या जतन केलेल्या गाड्या लोड करता आल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'जतन केलेल्या गाड्या पाहण्यासाठी लॉग इन करा.',
  none: 'अजून कोणतीही गाडी जतन केलेली नाही.',
  how: 'फोटोवरील हृदयाचे चिन्ह दाबा. मग इथे दिसेल की गाडीची आता किंमत काय आहे, आणि ती अजून आहे का.',
  list: 'जतन केलेल्या गाड्या',
  savedAt: (time) => `जतन केली: ${time}`,
  less: (rupees) => `जतन करतानाच्या किंमतीपेक्षा ₹${formatNumber(rupees)} कमी`,
  more: (rupees) => `जतन करतानाच्या किंमतीपेक्षा ₹${formatNumber(rupees)} जास्त`,
  sold: 'विकली गेली',
  withdrawn: 'आता विक्रीसाठी नाही',
  gone: 'आता दिसत नाही',
  goneName: { car: 'एक कार जी आता दिसत नाही', bike: 'एक बाइक जी आता दिसत नाही' },
  itemLoading: 'लोड होत आहे...',
  itemFailed: 'लोड करता आली नाही.',
  remove: 'काढा',
  removeNamed: (name) => `${name} काढा`,
  removed: (name) => `${name} काढली.`,
  undo: 'मागे घ्या',
  showMore: 'आणखी दाखवा',
};

export const compareChoiceTexts: Translated<typeof english.compareChoiceTexts> = {
  choose: 'तुलना करा',
  chooseNamed: (name) => `${name} ची तुलना करा`,
  hint: `तुलनेसाठी ${compareLimits.fewest} ते ${compareLimits.most} कार किंवा बाइकवर खूण करा.`,
};
