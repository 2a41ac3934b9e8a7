import type * as english from '../../../saved/texts';
import { compareLimits } from '../../../shared/limits';
import { formatNumber } from '../../../shared/numbers/indianNumber';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const savedTexts: Translated<typeof english.savedTexts> = {
  heading: 'सेव्ह केलेल्या गाड्या',
  lead: 'तुम्हाला लक्षात ठेवायच्या कार आणि बाइक, शेवटी सेव्ह केलेली आधी. किती खरेदीदारांनी गाडी सेव्ह केली ते डीलरला कळते, पण कोणी केली ते नाही.',
  onDevice: 'या गाड्या या डिव्हाइसवर आहेत. लॉग इन केल्यास तुमच्या खात्यातून त्या प्रत्येक डिव्हाइसवर दिसतील.',
  logIn: 'लॉग इन करा',
  whyLogIn: 'सेव्ह केलेल्या गाड्या तुमच्या खात्यात ठेवण्यासाठी लॉग इन करा',
  notJoined: (count) =>
    plural(count, {
      one: `या डिव्हाइसवरच्या ${count} गाडीसाठी तुमच्या खात्यात जागा नाही. खालून एखादी काढा, मग ती खात्यात जाईल.`,
      other: `या डिव्हाइसवरच्या ${count} गाड्यांसाठी तुमच्या खात्यात जागा नाही. खालून काही काढा, मग त्या खात्यात जातील.`,
    }),
  loading: 'तुमच्या सेव्ह केलेल्या गाड्या लोड होत आहेत...',
  failed: 'तुमच्या सेव्ह केलेल्या गाड्या लोड झाल्या नाहीत. कृपया पुन्हा प्रयत्न करा.',
  signedOut: 'सेव्ह केलेल्या गाड्या पाहण्यासाठी लॉग इन करा.',
  none: 'तुम्ही अजून एकही गाडी सेव्ह केलेली नाही.',
  how: 'फोटोवरचे हार्ट दाबा. मग गाडीची आताची किंमत किती आणि ती अजून आहे का, ते येथे दिसेल.',
  list: 'सेव्ह केलेल्या गाड्या',
  savedAt: (time) => `सेव्ह केली: ${time}`,
  less: (rupees) => `सेव्ह केली तेव्हापेक्षा ₹${formatNumber(rupees)} कमी`,
  more: (rupees) => `सेव्ह केली तेव्हापेक्षा ₹${formatNumber(rupees)} जास्त`,
  sold: 'विकली गेली',
  withdrawn: 'आता विक्रीला नाही',
  gone: 'आता दिसत नाही',
  goneName: { car: 'आता दिसत नसलेली कार', bike: 'आता दिसत नसलेली बाइक' },
  itemLoading: 'लोड होत आहे...',
  itemFailed: 'लोड झाली नाही.',
  remove: 'काढा',
  removeNamed: (name) => `${name} काढा`,
  removed: (name) => `${name} ही गाडी काढली.`,
  undo: 'मागे घ्या',
  showMore: 'आणखी दाखवा',
};

export const compareChoiceTexts: Translated<typeof english.compareChoiceTexts> = {
  choose: 'तुलना करा',
  chooseNamed: (name) => `${name} या गाडीची तुलना करा`,
  hint: `तुलना करण्यासाठी ${compareLimits.fewest} ते ${compareLimits.most} कार किंवा बाइकवर टिक करा.`,
};
