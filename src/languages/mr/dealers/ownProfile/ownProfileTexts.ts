import type * as english from '../../../../dealers/ownProfile/ownProfileTexts';
import type { Translated } from '../../../translated';

export const profileTexts: Translated<typeof english.profileTexts> = {
  heading: 'माझे प्रोफाइल',
  dealerName: 'डीलरचे नाव',
  district: 'जिल्हा',
  address: 'पत्ता',
  phone: 'फोन',
  notGiven: 'दिलेले नाही',
  addCar: 'कार जोडा',
  addBike: 'बाइक जोडा',
  edit: 'प्रोफाइल बदला',
  orders: 'बुकिंग पाहा',
  shown: 'खरेदीदारांना काय दिसते',
  change: 'तुमचा बदल',
  waiting: 'तपासणी बाकी',
  rejected: 'नामंजूर',
  sentOn: (time) => `पाठवला: ${time}.`,
  sendAgain: 'बदलून पुन्हा पाठवा',
  takeBack: 'मागे घ्या',
  keep: 'राहू द्या',
  dismiss: 'काढून टाका',
  editLead: 'हे खरेदीदारांना तुमच्या प्रत्येक गाडीसोबत दिसते. बुकिंगमध्ये बुक करतानाची माहितीच राहते.',
  saving: 'सेव्ह होत आहे...',
  back: 'माझे प्रोफाइल: परत जा',
  notPublic: 'तुमचे पहिले लिस्टिंग मंजूर होताच तुम्ही खरेदीदारांना दिसाल.',
  reviewed:
    'नवीन फोन नंबर लगेच दिसतो. नाव, जिल्हा, पत्ता आणि फोटो यांची तपासणी होते; तोपर्यंत खरेदीदारांना आधी मंजूर ' +
    'झालेली माहिती दिसते.',
  editsWaiting: 'तपासणी बाकी असलेला हा तुमचा बदल आहे. सेव्ह केल्यास तो पुन्हा पाठवला जाईल.',
  saved: 'तुमचे प्रोफाइल सेव्ह झाले.',
  waits: 'तुमच्या बदलाची तपासणी बाकी आहे.',
  phoneSaved: 'तुमचा फोन नंबर सेव्ह झाला.',
  restWaits: 'बाकीची तपासणी होईल; तोपर्यंत खरेदीदारांना मंजूर झालेले प्रोफाइल दिसेल.',
  untilThen: 'मंजूर होईपर्यंत खरेदीदारांना तुमचे प्रोफाइल आहे तसेच दिसेल.',
  takeBackQuestion: 'हा बदल मागे घ्यायचा?',
  takeBackConsequence: 'तुमचे प्रोफाइल आता खरेदीदारांना दिसते तसेच राहील.',
  takenBack: 'तुमचा बदल मागे घेतला.',
  takeBackFailed: 'बदल मागे घेता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  dismissFailed: 'काढून टाकता आला नाही. कृपया पुन्हा प्रयत्न करा.',
  failed: 'तुमचे प्रोफाइल सेव्ह झाले नाही. कृपया पुन्हा प्रयत्न करा.',
  changed: 'तुमचे प्रोफाइल बदलले आहे. कृपया पुन्हा पाहा.',
  discardConsequence: 'तुमचे प्रोफाइल आहे तसेच राहील.',
  loadFailed: 'तुमचे प्रोफाइल लोड झाले नाही. कृपया पुन्हा प्रयत्न करा.',
};

export const suspendedTexts: Translated<typeof english.suspendedTexts> = {
  pageTitle: 'खाते ब्लॉक केले आहे',
  since: (time) => `${time} पासून`,
  write: 'आम्हाला लिहा',
  call: 'आम्हाला कॉल करा',
  title: 'तुमचे खाते ब्लॉक केले आहे',
  why: 'का:',
  meansTitle: 'याचा अर्थ काय',
  means: [
    'खरेदीदारांना तुमचे पेज आणि तुमची लिस्टिंग दिसत नाहीत.',
    'ज्यांनी तुमची गाडी बुक केली आहे, त्यांना तुम्ही आता Second Gear वर नाही असे दिसते.',
    'काहीही सेव्ह करता येत नाही. सेव्ह केलेले तसेच राहील.',
  ],
  contactTitle: 'तुम्ही काय करू शकता',
  contact: 'हे चुकून झाले आहे असे वाटत असेल, किंवा प्रश्न मिटला असेल, तर आम्हाला लिहा किंवा कॉल करा.',
  subject: (dealerName) => `ब्लॉक केलेले खाते: ${dealerName}`,
};

export const identityLabels: Translated<typeof english.identityLabels> = {
  dealerName: 'डीलरचे नाव',
  distName: 'जिल्हा',
  address: 'पत्ता',
  profilePic: 'फोटो',
};
