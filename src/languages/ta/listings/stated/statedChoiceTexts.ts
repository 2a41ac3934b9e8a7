import type { StatedChoiceLabels } from '../../../../listings/stated/statedChoiceTexts';

const labels: StatedChoiceLabels = {
  serviceHistory: { Full: 'முழுமையாக உள்ளது', Part: 'பாதி உள்ளது', None: 'இல்லை' },
  accidents: { 'None known': 'தெரிந்தவரை இல்லை', Repaired: 'நடந்தது, ரிப்பேர் ஆனது' },
  loan: { None: 'இல்லை', Closed: 'முடிந்துவிட்டது', Running: 'இன்னும் உள்ளது' },
  spareKey: { Yes: 'உள்ளது', No: 'இல்லை' },
};

export const statedChoiceTexts = { labels };
