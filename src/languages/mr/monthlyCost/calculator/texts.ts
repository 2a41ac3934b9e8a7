import type * as english from '../../../../monthlyCost/calculator/texts';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import type { Rupees } from '../../../../shared/valueTypes';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const rupees = (amount: Rupees) => `₹${formatNumber(amount)}`;

export const calculatorTexts: Translated<typeof english.calculatorTexts> = {
  change: 'लोन बदला',
  label: 'लोनचा खर्च किती येईल',
  downPayment: 'डाउन पेमेंट',
  downPaymentValue: (amount, percent) => `${rupees(amount)}, किमतीच्या ${formatNumber(percent)} %`,
  percentOfPrice: (percent) => `किमतीच्या ${formatNumber(percent)} %`,
  rate: 'व्याजदर',
  rateUnit: '% वर्षाला',
  rateValue: (percent) => `वर्षाला ${formatNumber(percent, 2)} %`,
  months: 'कालावधी',
  monthsUnit: 'महिने',
  monthsValue: (months) => `${months} ${plural(months, { one: 'महिना', other: 'महिने' })}`,
  notRead: (example) => `कृपया आकडा लिहा, उदा. ${example}.`,
  nearest: (least, most) => `${least} ते ${most} यांच्या दरम्यान.`,
  payment: (amount) => `महिना ${rupees(amount)}`,
  loan: 'लोन',
  interest: 'एकूण व्याज',
  total: 'एकूण पैसे',
  amount: rupees,
  estimate: 'हा फक्त अंदाज आहे, ऑफर नाही. व्याजदर बँक ठरवते, आणि फी व विमा वेगळे जोडते.',
  failed: 'लोन कॅल्क्युलेटर लोड झाला नाही.',
};
