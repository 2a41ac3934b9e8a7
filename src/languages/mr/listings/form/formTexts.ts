import type * as english from '../../../../listings/form/formTexts';
import { photoLimits } from '../../../../shared/limits';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const most = `एका लिस्टिंगमध्ये जास्तीत जास्त ${photoLimits.slots} फोटो असू शकतात.`;

export const listingFormTexts: Translated<typeof english.listingFormTexts> = {
  title: 'गाडीची माहिती भरा',
  derived: 'कंपनी, मॉडेल आणि बॉडी टाइप',
  derivedHint: 'खरेदीदारांना तुमचे लिस्टिंग यांवरून सापडते. तुम्ही बदलेपर्यंत ते नावावरून आपोआप भरले जातात.',
  incomplete: 'कृपया गरजेची सर्व माहिती भरा.',
  uploadFailed: 'गाडी सेव्ह झाली नाही. कृपया पुन्हा प्रयत्न करा.',
  uploaded: 'सेव्ह झाली!',
  uploading: 'पाठवत आहोत...',
  rupees: '₹',
  priceExample: 'उदा. 4,50,000 किंवा 4.5 लाख',
  amountHint: (amount) => `खरेदीदारांना दिसेल: ${amount}`,
  proposed: (count, of) => `सुचवलेले: साइटवर असलेल्या या मॉडेलच्या ${of} पैकी ${count} लिस्टिंगमध्ये हेच आहे. कृपया तपासून पाहा.`,
  priceQuestion: 'ही किंमत बरोबर आहे का?',
  amountReads: (amount) => `खरेदीदारांना ${amount} असे दिसेल. हे बरोबर आहे का?`,
  save: 'हो, सेव्ह करा',
  changePrice: 'किंमत बदला',
  distanceQuestion: 'हे किलोमीटर बरोबर आहेत का?',
  distanceUnknown: (text) =>
    `खरेदीदारांना ${text} असे दिसेल, आणि किलोमीटरनुसार शोधल्यास ही गाडी सापडणार नाही. हे बरोबर आहे का?`,
  changeDistance: 'किलोमीटर बदला',
};

export const groupDone: Translated<typeof english.groupDone> = 'पूर्ण';

export const formGroupTexts: Translated<typeof english.formGroupTexts> = {
  vehicle: 'गाडी',
  condition: 'गाडीची कंडिशन',
};

export const tooFewPhotosTexts: Translated<typeof english.tooFewPhotosTexts> = {
  car: 'कृपया कारचा किमान एक फोटो टाका.',
  bike: 'कृपया बाइकचे किमान दोन फोटो टाका.',
};

export const listingPhotoTexts: Translated<typeof english.listingPhotoTexts> = {
  heading: 'फोटो',
  hint: {
    1: 'किमान एक फोटो, JPG किंवा PNG. पहिला फोटो कव्हर असतो.',
    2: 'किमान दोन फोटो, JPG किंवा PNG. पहिला फोटो कव्हर असतो.',
  },
  label: (number) => `फोटो ${number}`,
  addMore: 'आणखी फोटो जोडा',
  takePhoto: 'फोटो काढा',
  room: (free) =>
    free === 0
      ? `${most} आणखी जोडण्यासाठी आधी एक काढून टाका.`
      : `एकावेळी अनेक फोटो निवडा, किंवा येथे ओढून सोडा. अजून ${free} ${plural(free, { one: 'फोटोची', other: 'फोटोंची' })} जागा आहे.`,
  leftOut: (count) => `${most} ${count} ${plural(count, { one: 'फोटो जोडला नाही', other: 'फोटो जोडले नाहीत' })}.`,
  notAdded: (name, reason) => `${name}: ${reason}`,
  shows: (number) => `फोटो ${number} मध्ये काय आहे`,
  showsNothing: 'यात काय आहे?',
  moved: (number) => `हा फोटो आता फोटो ${number} आहे.`,
  stored: 'सेव्ह केलेला',
  alt: (label, name) => `${label}: ${name}`,
  cover: 'कव्हर',
  moveEarlier: 'पुढे आणा',
  moveLater: 'मागे न्या',
  remove: 'काढून टाका',
  progress: (label) => `${label}: किती पाठवला`,
  compressing: 'लहान करत आहोत...',
  sending: (percent) => `पाठवत आहोत: ${percent} %`,
  sent: 'पाठवला',
  notSent: 'पाठवला नाही',
  sentLater: 'अजून पाठवला नाही. आपोआप पुन्हा प्रयत्न होईल.',
  allSent: (sent, all) => `${all} पैकी ${sent} ${plural(sent, { one: 'फोटो पाठवला', other: 'फोटो पाठवले' })}.`,
  restLater: 'बाकीचे आपोआप पुन्हा पाठवले जातील.',
  wrongType: 'फक्त JPG, JPEG आणि PNG फोटो चालतात.',
  twice: 'हा फोटो आधीच निवडलेला आहे. कृपया दुसरा निवडा.',
  gone: 'हा फोटो आता लिस्टिंगमध्ये नाही. कृपया तो काढून टाका, किंवा पुन्हा निवडा.',
};
