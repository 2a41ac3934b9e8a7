/** Prices as they are stored: all forms that src/listings/price.ts reads, and some that it does not. */
const prefixes = ['', 'Rs. ', 'Rs', 'rs.', 'INR ', '₹', '₹ '];
const suffixes = ['', '/-', ' /-'];
const amounts = ['450000', '4,50,000', '4.5', '0.75', '.5', '0', '007', '4.35', '12,34,567.89'];
const units = [
  '',
  ' k',
  'K',
  ' thousand',
  'L',
  ' l',
  ' lac',
  'lacs',
  ' lakh',
  ' Lakhs',
  'Cr',
  ' crore',
  ' CRORES',
  ' lakh.',
];

/** One unit for each factor. */
const factors = ['', ' k', ' lakh', ' crore'];

/** Each amount with each factor, and each unit, prefix and suffix. */
export const readablePrices: readonly string[] = [
  ...amounts.flatMap((amount) => factors.map((unit) => amount + unit)),
  ...units.map((unit) => `4.5${unit}`),
  ...prefixes.flatMap((prefix) => [`${prefix}4,50,000/-`, `${prefix}4.5 lakh`]),
  ...suffixes.flatMap((suffix) => [`₹ 4,50,000${suffix}`, `4.5 lakh${suffix}`]),
  '4.',
  '999999999999999',
  '9007199254740990',
];

/** Each unit, prefix and suffix once. The rules compute a price in the same way for every amount. */
export const eachForm: readonly string[] = [
  ...units.map((unit) => `4.35${unit}`),
  ...prefixes.map((prefix) => `${prefix}4,50,000`),
  ...suffixes.map((suffix) => `4.5 lakh${suffix}`),
  '.5',
  '0',
  '4.',
  '999999999999999',
  '9007199254740990',
];

export const unreadablePrices: readonly string[] = [
  'Call us',
  'negotiable',
  'Rs.',
  '/-',
  ',',
  ',5',
  '4.5.5',
  '4,5 lakh',
  '4,50',
  '45,0000',
  '1,2,5 lakh',
  '1.2.3 lakh',
  '4 50 000',
  '-450000',
  '+450000',
  '4,50,000 only',
  '4.5 million',
  '4.5 lakh crore',
  'lakh',
  '. lakh',
  '4. lakh',
  '4..',
  '4/5',
  '450000!',
  '/-4500',
  '4/-50,000',
  '4 Rs. 50000',
  '4.5lakh onwards',
  '4rs50000',
  '$4500',
  '४५००००',
  '9007199254740991',
  '9007199254740992',
  '9999999999999999999999999999999999999999',
  '999999999999 crore',
];
