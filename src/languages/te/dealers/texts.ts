import type * as english from '../../../dealers/texts';
import type { Translated } from '../../translated';

export const dealerTexts: Translated<typeof english.dealerTexts> = {
  heading: 'డీలర్లు',
  seeListings: 'వాహనాలు చూడండి',
  of: (name) => `(${name})`,
  listLoading: 'డీలర్ల జాబితా లోడ్ అవుతోంది...',
  loading: 'డీలర్ వివరాలు లోడ్ అవుతున్నాయి...',
  dealer: 'డీలర్',
  notFound: 'డీలర్ దొరకలేదు',
  notHere: 'ఈ అడ్రస్‌లో డీలర్ ఎవరూ లేరు.',
  seeAll: 'డీలర్లందరినీ చూడండి',
  noAddress: 'అడ్రస్ ఇవ్వలేదు',
  shopOf: (name) => `${name} షాప్`,
  gone: 'ఈ డీలర్ ఇప్పుడు Second Gearలో లేరు.',
  listFailed: 'డీలర్ల జాబితా లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  listEmpty: 'డీలర్లు ఎవరూ దొరకలేదు.',
};

export const dealerContactTexts: Translated<typeof english.dealerContactTexts> = {
  call: 'కాల్ చేయండి',
  callDealer: 'డీలర్‌కు కాల్ చేయండి',
  logInToCall: 'కాల్ చేయడానికి లాగిన్ అవ్వండి',
  whatsApp: 'WhatsApp',
  whatsAppDealer: 'డీలర్‌కు WhatsApp చేయండి',
  map: 'మ్యాప్‌లో చూడండి',
  logIn: 'ఫోన్ నంబర్ చూడటానికి లాగిన్ అవ్వండి',
  about: (listing, address) => `నమస్తే, నాకు ${listing} వాహనంపై ఆసక్తి ఉంది: ${address}`,
  aboutAny: 'నమస్తే, మీ వాహనాలు Second Gearలో చూశాను.',
};
