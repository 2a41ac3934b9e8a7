import type * as english from '../../../../bookings/blockedHours/texts';
import type { OpenState } from '../../../../bookings/bookingState';
import type { Translated } from '../../../translated';

const testDriveIn: Readonly<Record<OpenState, string>> = {
  accepted: 'టెస్ట్ డ్రైవ్',
  requested: 'రిక్వెస్ట్',
  proposed: 'మీరు సూచించినది',
};

export const blockHoursTexts: Translated<typeof english.blockHoursTexts> = {
  open: 'సమయాలు బ్లాక్ చేయండి',
  title: 'సమయాలు బ్లాక్ చేయండి',
  whatHappens: 'బ్లాక్ చేసిన సమయంలో కొనుగోలుదారులు టెస్ట్ డ్రైవ్ అడగలేరు. మీరు అంగీకరించిన టెస్ట్ డ్రైవ్‌లు అలాగే ఉంటాయి, రిక్వెస్ట్‌లు కూడా.',
  loading: 'మీరు బ్లాక్ చేసిన సమయాలు లోడ్ అవుతున్నాయి...',
  failed: 'మీరు బ్లాక్ చేసిన సమయాలు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  hours: 'బ్లాక్ చేసిన సమయాలు',
  wholeDay: 'రోజంతా',
  hour: (hour, states) => [hour, ...states.map((state) => testDriveIn[state])].join(', '),
  clash: (hours) =>
    `ఈ సమయాల్లో కొనుగోలుదారుల టెస్ట్ డ్రైవ్‌లు ఉన్నాయి లేదా అడిగారు: ${hours.join(', ')}. బ్లాక్ చేసినంత మాత్రాన అవి రద్దు కావు: వేరే సమయం సూచించండి, లేదా తిరస్కరించండి.`,
  testDrivesFailed: 'ఈ రోజు టెస్ట్ డ్రైవ్‌లు లోడ్ కాలేదు. అయినా మీరు సమయాలు బ్లాక్ చేయవచ్చు.',
  save: 'సేవ్ చేయండి',
  busy: 'సేవ్ అవుతోంది...',
  saved: 'సేవ్ అయింది. ఏ సమయాలు బ్లాక్ అయ్యాయో కొనుగోలుదారులకు కనిపిస్తుంది.',
  notSaved: 'బ్లాక్ చేసిన సమయాలు సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  signedOut: 'మీరు ఇప్పుడు లాగిన్‌లో లేరు. లాగిన్ అయి, మళ్లీ ప్రయత్నించండి.',
};

export const blockedHourTexts: Translated<typeof english.blockedHourTexts> = {
  buyer: {
    some: 'కొట్టేసి ఉన్న సమయాలను డీలర్ బ్లాక్ చేశారు.',
    all: 'ఈ రోజును డీలర్ బ్లాక్ చేశారు. వేరే రోజు ఎంచుకోండి.',
  },
  dealer: {
    some: 'కొట్టేసి ఉన్న సమయాలను మీరు బ్లాక్ చేశారు.',
    all: 'ఈ రోజును మీరు బ్లాక్ చేశారు. వేరే రోజు ఎంచుకోండి.',
  },
};
