import type * as english from '../../../../monthlyCost/calculator/texts';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import type { Rupees } from '../../../../shared/valueTypes';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const rupees = (amount: Rupees) => `₹${formatNumber(amount)}`;

export const calculatorTexts: Translated<typeof english.calculatorTexts> = {
  change: 'லோனை மாற்றவும்',
  label: 'லோனுக்கு எவ்வளவு ஆகும்',
  downPayment: 'டவுன் பேமெண்ட்',
  downPaymentValue: (amount, percent) => `${rupees(amount)}, விலையில் ${formatNumber(percent)} %`,
  percentOfPrice: (percent) => `விலையில் ${formatNumber(percent)} %`,
  rate: 'வட்டி விகிதம்',
  rateUnit: '%, வருடத்துக்கு',
  rateValue: (percent) => `வருடத்துக்கு ${formatNumber(percent, 2)} %`,
  months: 'காலம்',
  monthsUnit: 'மாதங்கள்',
  monthsValue: (months) => `${months} ${plural(months, { one: 'மாதம்', other: 'மாதங்கள்' })}`,
  notRead: (example) => `ஒரு எண்ணை எழுதுங்கள், உதாரணமாக ${example}.`,
  nearest: (least, most) => `${least} முதல் ${most} வரை.`,
  payment: (amount) => `மாதம் ${rupees(amount)}`,
  loan: 'லோன்',
  interest: 'மொத்த வட்டி',
  total: 'மொத்தம் கட்டுவது',
  amount: rupees,
  estimate: 'இது ஒரு மதிப்பீடுதான், ஆஃபர் அல்ல. வட்டி விகிதத்தை வங்கிகள்தான் முடிவு செய்யும்; கட்டணங்களும் இன்சூரன்ஸும் கூடுதலாகச் சேரும்.',
  failed: 'கால்குலேட்டர் லோடு ஆகவில்லை.',
};
