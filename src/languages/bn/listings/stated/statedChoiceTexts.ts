import type { StatedChoiceLabels } from '../../../../listings/stated/statedChoiceTexts';

const labels: StatedChoiceLabels = {
  serviceHistory: { Full: 'পুরো আছে', Part: 'কিছুটা আছে', None: 'নেই' },
  accidents: { 'None known': 'জানা মতে নেই', Repaired: 'হয়েছে, সারানো হয়েছে' },
  loan: { None: 'নেই', Closed: 'শোধ হয়ে গেছে', Running: 'চলছে' },
  spareKey: { Yes: 'আছে', No: 'নেই' },
};

export const statedChoiceTexts = { labels };
