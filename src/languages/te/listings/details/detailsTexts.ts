import type * as english from '../../../../listings/details/detailsTexts';
import type { Translated } from '../../../translated';

export const detailsTexts: Translated<typeof english.detailsTexts> = {
  photosOf: (name) => `${name} ఫోటోలు`,
  photoOf: (name, number, count) => `${name}, ${count} ఫోటోలలో ${number}`,
  wholeScreen: '(స్క్రీన్ నిండా చూడండి)',
  showPhoto: (number) => `ఫోటో ${number} చూపించండి`,
  factGroups: {
    overview: 'ముఖ్యమైన వివరాలు',
    engine: 'ఇంజన్',
    safety: 'సేఫ్టీ, వారంటీ',
    papers: 'పేపర్లు',
    model: 'మోడల్, సైజు',
  },
  place: 'ప్రాంతం',
  safety: 'జాగ్రత్తగా ఉండండి',
  safetyTips: [
    'డీలర్ దగ్గరే కలవండి, నిర్ణయించే ముందు నడిపి చూడండి.',
    'పేపర్లు చూడండి: రిజిస్ట్రేషన్, ఇన్సూరెన్స్, సర్వీస్ బుక్.',
    'డబ్బు రావాలంటే ముందు డబ్బు కట్టమంటే ఎప్పుడూ కట్టకండి, వాహనం చూడకముందే ఏమీ చెల్లించకండి.',
  ],
  description: 'వివరణ',
  dealer: 'డీలర్',
  allOfDealer: 'ఈ డీలర్ వాహనాలన్నీ చూడండి',
};
