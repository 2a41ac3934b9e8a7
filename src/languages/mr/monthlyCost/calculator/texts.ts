import type * as english from '../../../../monthlyCost/calculator/texts';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import type { Rupees } from '../../../../shared/valueTypes';
import type { Translated } from '../../../translated';

const rupees = (amount: Rupees) => `₹${formatNumber(amount)}`;

export const calculatorTexts: Translated<typeof english.calculatorTexts> = {
  change: 'लोन बदला',
  label: 'लोनचा किती खर्च येईल',
  downPayment: 'डाउन पेमेंट',
  downPaymentValue: (amount, percent) => `${rupees(amount)}, किंमतीच्या ${formatNumber(percent)} %`,
  percentOfPrice: (percent) => `किंमतीच्या ${formatNumber(percent)} %`,
  rate: 'व्याजदर',
  rateUnit: '% वार्षिक',
  rateValue: (percent) => `${formatNumber(percent, 2)} % वार्षिक`,
  months: 'वेळ',
  monthsUnit: 'महिने',
  monthsValue: (months) => `${months} महिने`,
  notRead: (example) => `कृपया संख्या लिहा, उदा. ${example}.`,
  nearest: (least, most) => `${least} ते ${most} दरम्यान.`,
  payment: (amount) => `महिन्याला ${rupees(amount)}`,
  loan: 'लोन',
  interest: 'एकूण व्याज',
  total: 'एकूण द्यायचे',
  amount: rupees,
  estimate: 'हा अंदाज आहे, ऑफर नाही. व्याजदर बँका ठरवतात, आणि फी व विमा वेगळे जोडतात.',
  failed: 'लोन कॅल्क्युलेटर लोड करता आला नाही.',
};
