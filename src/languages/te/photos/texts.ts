import type * as english from '../../../photos/texts';
import type { Translated } from '../../translated';

export const photoTexts: Translated<typeof english.photoTexts> = {
  choose: 'ఫోటో ఎంచుకోండి',
  change: 'ఫోటో మార్చండి',
  wrongType: 'JPG, JPEG, PNG ఫోటోలు మాత్రమే కుదురుతాయి',
  empty: 'ఈ ఫైల్ ఖాళీగా ఉంది. వేరే ఫోటో ఎంచుకోండి.',
  unreadable: 'ఈ ఫైల్ ఫోటోలా తెరుచుకోవడం లేదు. వేరేది ఎంచుకోండి.',
  tooLarge: 'ఈ ఫోటోలో పిక్సెల్‌లు మరీ ఎక్కువ. చిన్నది ఎంచుకోండి.',
  lost: (name) => `${name} ఇప్పుడు తెరుచుకోవడం లేదు. దాన్ని మళ్లీ ఎంచుకోండి.`,
  notUsable: (name) => `${name} పంపడానికి సిద్ధం కాలేదు. దాన్ని మళ్లీ ఎంచుకోండి, లేదా వేరే ఫోటో ఎంచుకోండి.`,
};

export const photoViewerTexts: Translated<typeof english.photoViewerTexts> = {
  notLoaded: 'ఈ ఫోటో లోడ్ కాలేదు.',
  photo: 'ఫోటో',
  zoomOut: 'చిన్నది చేయండి',
  zoomIn: 'పెద్దది చేయండి',
  close: 'ఫోటోలు మూసేయండి',
  previous: 'మునుపటి ఫోటో',
  next: 'తర్వాతి ఫోటో',
};
