import type * as english from '../../../../listings/form/formTexts';
import { photoLimits } from '../../../../shared/limits';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const most = `एक लिस्टिंग में ज़्यादा से ज़्यादा ${photoLimits.slots} फ़ोटो हो सकती हैं।`;

export const listingFormTexts: Translated<typeof english.listingFormTexts> = {
  title: 'गाड़ी की जानकारी भरें',
  derived: 'कंपनी, मॉडल और बॉडी टाइप',
  derivedHint: 'इनसे ख़रीदार आपकी लिस्टिंग खोजते हैं। जब तक आप इन्हें न बदलें, ये नाम से अपने-आप भरते हैं।',
  incomplete: 'कृपया सभी ज़रूरी फ़ील्ड भरें।',
  uploadFailed: 'गाड़ी सेव नहीं हो सकी। कृपया फिर कोशिश करें।',
  uploaded: 'सेव हो गई!',
  uploading: 'भेजी जा रही है...',
  rupees: '₹',
  priceExample: 'जैसे 4,50,000 या 4.5 लाख',
  amountHint: (amount) => `ख़रीदारों को दिखेगा: ${amount}`,
  proposed: (count, of) => `सुझाव: इस मॉडल की साइट पर मौजूद ${of} में से ${count} लिस्टिंग में यही है। कृपया जाँच लें।`,
  priceQuestion: 'क्या यह कीमत सही है?',
  amountReads: (amount) => `ख़रीदारों को ${amount} दिखेगा। क्या यह सही है?`,
  save: 'हाँ, सेव करें',
  changePrice: 'कीमत बदलें',
  distanceQuestion: 'क्या ये किलोमीटर सही हैं?',
  distanceUnknown: (text) => `ख़रीदारों को ${text} दिखेगा, और किलोमीटर वाली किसी खोज में यह गाड़ी नहीं मिलेगी। क्या यह सही है?`,
  changeDistance: 'किलोमीटर बदलें',
};

export const groupDone: Translated<typeof english.groupDone> = 'पूरा';

export const formGroupTexts: Translated<typeof english.formGroupTexts> = {
  vehicle: 'गाड़ी',
  condition: 'गाड़ी की हालत',
};

export const tooFewPhotosTexts: Translated<typeof english.tooFewPhotosTexts> = {
  car: 'कृपया कार की कम से कम एक फ़ोटो डालें।',
  bike: 'कृपया बाइक की कम से कम दो फ़ोटो डालें।',
};

export const listingPhotoTexts: Translated<typeof english.listingPhotoTexts> = {
  heading: 'फ़ोटो',
  hint: {
    1: 'कम से कम एक फ़ोटो, JPG या PNG। पहली फ़ोटो कवर होती है।',
    2: 'कम से कम दो फ़ोटो, JPG या PNG। पहली फ़ोटो कवर होती है।',
  },
  label: (number) => `फ़ोटो ${number}`,
  addMore: 'और फ़ोटो जोड़ें',
  takePhoto: 'फ़ोटो खींचें',
  room: (free) =>
    free === 0
      ? `${most} एक और जोड़ने के लिए पहले कोई एक हटाएँ।`
      : `एक साथ कई फ़ोटो चुनें, या यहाँ खींचकर छोड़ें। अभी ${free} और फ़ोटो की जगह है।`,
  leftOut: (count) => `${most} ${count} नहीं जोड़ी ${plural(count, { one: 'गई', other: 'गईं' })}।`,
  notAdded: (name, reason) => `${name}: ${reason}`,
  shows: (number) => `फ़ोटो ${number} में क्या है`,
  showsNothing: 'इसमें क्या है?',
  moved: (number) => `यह अब फ़ोटो ${number} है।`,
  stored: 'सेव है',
  alt: (label, name) => `${label}: ${name}`,
  cover: 'कवर',
  moveEarlier: 'आगे लाएँ',
  moveLater: 'पीछे ले जाएँ',
  remove: 'हटाएँ',
  progress: (label) => `${label}: कितनी भेजी गई`,
  compressing: 'छोटी की जा रही है...',
  sending: (percent) => `भेजी जा रही है: ${percent} %`,
  sent: 'भेज दी गई',
  notSent: 'नहीं भेजी जा सकी',
  sentLater: 'अभी नहीं भेजी गई। अपने-आप फिर कोशिश होगी।',
  allSent: (sent, all) => `${all} में से ${sent} फ़ोटो भेजी ${plural(sent, { one: 'गई', other: 'गईं' })}।`,
  restLater: 'बाक़ी अपने-आप फिर भेजी जाएँगी।',
  wrongType: 'सिर्फ़ JPG, JPEG और PNG फ़ोटो चलेंगी।',
  twice: 'यह फ़ोटो पहले ही चुनी जा चुकी है। कृपया कोई और चुनें।',
  gone: 'यह फ़ोटो अब लिस्टिंग में नहीं है। कृपया इसे हटाएँ, या फिर से चुनें।',
};
