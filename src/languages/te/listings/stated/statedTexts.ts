import type * as english from '../../../../listings/stated/statedTexts';
import type { Translated } from '../../../translated';

export const statedTexts: Translated<typeof english.statedTexts> = {
  legend: 'పేపర్లు, హిస్టరీ',
  hint: 'ఇవేవీ తప్పనిసరి కాదు. ఇవి మీరు చెప్పిన మాటగా కొనుగోలుదారులకు కనిపిస్తాయి, వారు వచ్చే ముందు అడిగే ప్రశ్నలు తగ్గుతాయి.',
  monthHint: 'సంవత్సరం, నెల; ఉదాహరణకు 2027-03',
  wrongMonth: 'ముందు సంవత్సరం, తర్వాత నెల రాయండి, ఉదాహరణకు 2027-03.',
  over: (month) => `${month} (ముగిసింది)`,
  fourOrMore: '4 లేదా ఎక్కువ',
  dealerSays: 'డీలర్ చెప్పినది',
  notStated: 'చెప్పలేదు',
  asDealerSays: 'ఓనర్లు, పేపర్ల వివరాలు డీలర్ చెప్పినవి. డబ్బు ఇచ్చే ముందు ఒరిజినల్ పేపర్లు చూడండి.',
};

export const statedLabels: Translated<typeof english.statedLabels> = {
  owners: 'ఓనర్లు',
  registeredState: 'రిజిస్ట్రేషన్ రాష్ట్రం',
  registeredYear: 'రిజిస్ట్రేషన్ సంవత్సరం',
  insuranceUntil: 'ఇన్సూరెన్స్ ఎప్పటివరకు',
  serviceHistory: 'సర్వీస్ హిస్టరీ',
  accidents: 'యాక్సిడెంట్లు',
  loan: 'లోన్',
  spareKey: 'రెండో తాళం చెవి',
};
