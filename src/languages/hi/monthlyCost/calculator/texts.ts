import type * as english from '../../../../monthlyCost/calculator/texts';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import type { Rupees } from '../../../../shared/valueTypes';
import type { Translated } from '../../../translated';

const rupees = (amount: Rupees) => `₹${formatNumber(amount)}`;

export const calculatorTexts: Translated<typeof english.calculatorTexts> = {
  change: 'लोन बदलें',
  label: 'लोन का कितना ख़र्च आएगा',
  downPayment: 'डाउन पेमेंट',
  downPaymentValue: (amount, percent) => `${rupees(amount)}, कीमत का ${formatNumber(percent)} %`,
  percentOfPrice: (percent) => `कीमत का ${formatNumber(percent)} %`,
  rate: 'ब्याज दर',
  rateUnit: '% सालाना',
  rateValue: (percent) => `${formatNumber(percent, 2)} % सालाना`,
  months: 'समय',
  monthsUnit: 'महीने',
  monthsValue: (months) => `${months} महीने`,
  notRead: (example) => `कृपया संख्या लिखें, जैसे ${example}।`,
  nearest: (least, most) => `${least} से ${most} के बीच।`,
  payment: (amount) => `${rupees(amount)} महीना`,
  loan: 'लोन',
  interest: 'कुल ब्याज',
  total: 'कुल भुगतान',
  amount: rupees,
  estimate: 'यह एक अनुमान है, कोई ऑफ़र नहीं। ब्याज दर बैंक तय करते हैं, और फ़ीस व बीमा अलग से जोड़ते हैं।',
  failed: 'लोन कैलकुलेटर लोड नहीं हो सका।',
};
