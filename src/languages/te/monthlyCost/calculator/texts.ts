import type * as english from '../../../../monthlyCost/calculator/texts';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import type { Rupees } from '../../../../shared/valueTypes';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const rupees = (amount: Rupees) => `₹${formatNumber(amount)}`;

export const calculatorTexts: Translated<typeof english.calculatorTexts> = {
  change: 'లోన్ మార్చండి',
  label: 'లోన్ తీసుకుంటే ఎంత ఖర్చవుతుంది',
  downPayment: 'డౌన్ పేమెంట్',
  downPaymentValue: (amount, percent) => `${rupees(amount)}, ధరలో ${formatNumber(percent)} %`,
  percentOfPrice: (percent) => `ధరలో ${formatNumber(percent)} %`,
  rate: 'వడ్డీ రేటు',
  rateUnit: '% ఏడాదికి',
  rateValue: (percent) => `ఏడాదికి ${formatNumber(percent, 2)} %`,
  months: 'ఎంత కాలం',
  monthsUnit: 'నెలలు',
  monthsValue: (months) => `${months} ${plural(months, { one: 'నెల', other: 'నెలలు' })}`,
  notRead: (example) => `సంఖ్య రాయండి, ఉదాహరణకు ${example}.`,
  nearest: (least, most) => `${least} నుంచి ${most} మధ్య.`,
  payment: (amount) => `నెలకు ${rupees(amount)}`,
  loan: 'లోన్',
  interest: 'మొత్తం వడ్డీ',
  total: 'మొత్తం కట్టేది',
  amount: rupees,
  estimate: 'ఇది ఒక అంచనా మాత్రమే, ఆఫర్ కాదు. వడ్డీ రేటును బ్యాంకులు నిర్ణయిస్తాయి; ఫీజులు, ఇన్సూరెన్స్ అదనంగా కలుపుతాయి.',
  failed: 'లోన్ కాలిక్యులేటర్ లోడ్ కాలేదు.',
};
