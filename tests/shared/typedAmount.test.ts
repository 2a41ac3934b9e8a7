import { describe, expect, test } from 'vitest';
import { parsePrice } from '../../src/listings/price';
import { unknownAmount } from '../../src/shared/numbers/amount';
import { parseKilometers } from '../../src/shared/numbers/kilometers';
import { readKilometers, readRupees } from '../../src/shared/numbers/typedAmount';
import { readablePrices } from '../rules/prices';

describe('a price as people type or paste it', () => {
  test.each([
    ['4,5 lakh', 450_000],
    ['4,50 lakh', 450_000],
    ['4,50,000', 450_000],
    ['450000 rs', 450_000],
    ['450000rs.', 450_000],
    ['Rs 4,50,000 INR', 450_000],
    ['₹4,50,000/- only', 450_000],
    ['Rs. 4,50,000/=', 450_000],
    ['4,50,000 /-', 450_000],
    ['4.5 lac negotiable', 450_000],
    ['4.5 lakh (slightly negotiable)', 450_000],
    ['4.5 lakh - negotiable', 450_000],
    ['4.5 lakh, non-negotiable', 450_000],
    ['4.5 Lakh Fixed!', 450_000],
    ['Price: 4.5 lakh', 450_000],
    ['Price :- 4,50,000', 450_000],
    ['4 lakh 50 thousand', 450_000],
    ['4 lakh and 50 thousand', 450_000],
    ['4 lakh 50k', 450_000],
    ['4lakh50thousand', 450_000],
    ['4 lakh 50,000', 450_000],
    ['4 lakh, 50 thousand', 450_000],
    ['1 crore 5 lakh', 10_500_000],
    ['1 crore 5 lakh 20 thousand 500', 10_520_500],
    ['90 hazar', 90_000],
    ['90 hazaar rupaye', 90_000],
    ['dedh lakh', 150_000],
    ['do lakh pachas hazar', 250_000],
    ['४,५०,०००', 450_000],
    ['४.५ लाख', 450_000],
    ['4.5 लाख', 450_000],
    ['ढाई लाख', 250_000],
    ['90 हज़ार', 90_000],
    ['90 ह\u095Bार', 90_000],
    ['90 हजार रुपये', 90_000],
    ['1.2 करोड़', 12_000_000],
    ['1.2 कोटी', 12_000_000],
    ['৪.৫ লাখ টাকা', 450_000],
    ['৪.৫ লক্ষ', 450_000],
    ['௪.௫ லட்சம்', 450_000],
    ['90 ஆயிரம் ரூபாய்', 90_000],
    ['4.5 లక్షలు', 450_000],
    ['90 వేలు', 90_000],
    ['4.5 ಲಕ್ಷ', 450_000],
    ['90 ಸಾವಿರ', 90_000],
    ['4.5 ലക്ഷം', 450_000],
    ['૪.૫ લાખ', 450_000],
    ['੪.੫ ਲੱਖ', 450_000],
    ['90 ਹਜ਼ਾਰ', 90_000],
    ['୪.୫ ଲକ୍ଷ', 450_000],
    ['۴.۵ لاکھ', 450_000],
    ['４５００００', 450_000],
    ['4 50 000', 450_000],
    ['450 000', 450_000],
    ['4\u202F50\u00A0000', 450_000],
    ['4, 50, 000', 450_000],
    ["4'50'000", 450_000],
    ['4.50.000', 450_000],
    ['\u200E4,50,000', 450_000],
    ['\u202A₹4.5 lakh\u202C', 450_000],
    ['4.5\u200B lakh\uFEFF', 450_000],
    ['4,50,000.', 450_000],
    ['Rs.\u00A04,50,000', 450_000],
    ['\u3000₹\u2009\u20094.5 lakh', 450_000],
    ['₹ 4,50,000\u00A0/-\uFEFF', 450_000],
    ['Rs.\t4.5\u000Blakh', 450_000],
    ['9876543210', 9_876_543_210],
  ])('%j is %i', (typed, rupees) => {
    expect(readRupees(typed)).toBe(rupees);
  });

  test.each([
    '',
    ' ',
    '\u200E',
    'Call me',
    'negotiable',
    'lakh',
    'Rs.',
    '/-',
    '-450000',
    '+450000',
    'Rs. -4.5 lakh',
    '4-5 lakh',
    '4.5 to 5 lakh',
    '4 or 5 lakh',
    '4.5.5 lakh',
    '1.2.3 lakh',
    '4,50',
    '45,0000',
    '1,2,5 lakh',
    '4.5 lakh crore',
    '5 thousand 4 lakh',
    '4 lakh 5 lakh',
    '4 lakh 200 thousand',
    '4 lakh 50',
    '4.5 million',
    'about 4 lakh',
    '4/5',
    '4/-50,000',
    '4 Rs. 50000',
    '$4500',
    '4e5',
    '0x10',
    '9007199254740991',
    '999999999999 crore',
    '9'.repeat(400),
  ])('%j names none', (typed) => {
    expect(readRupees(typed)).toBe(unknownAmount);
  });

  test.each(readablePrices)('what is stored reads the same: %j', (stored) => {
    expect(readRupees(stored)).toBe(parsePrice(stored));
  });
});

describe('a distance as people type or paste it', () => {
  test.each([
    ['32000', 32_000],
    ['३२,०००', 32_000],
    ['32 000 km', 32_000],
    ['32000 km driven', 32_000],
    ['32,000 K.M.', 32_000],
    ['45kkm', 45_000],
    ['45k kms.', 45_000],
    ['1.2 lakh km', 120_000],
    ['1,2 lakh km', 120_000],
    ['1 lakh 20 thousand kilometers', 120_000],
    ['32 हज़ार किमी', 32_000],
    ['32 हजार कि.मी.', 32_000],
    ['৩২ হাজার কিমি', 32_000],
    ['\u200E32000', 32_000],
    ['0', 0],
    ['12.4 km', 12],
  ])('%j is %i', (typed, kilometers) => {
    expect(readKilometers(typed)).toBe(kilometers);
  });

  test.each(['New', '32000 miles', '30,000 to 40,000', 'Rs. 5', '-5 km', '32,5', 'about 5 km'])(
    '%j names none',
    (typed) => {
      expect(readKilometers(typed)).toBe(unknownAmount);
    },
  );

  test.each(['32000', ' 32,000 km ', '45 K', '1.2 lakh kms.', '7 kilometre', '\u00A032000\u202Fkm\u3000'])(
    'what is stored reads the same: %j',
    (stored) => {
      expect(readKilometers(stored)).toBe(parseKilometers(stored));
    },
  );
});
