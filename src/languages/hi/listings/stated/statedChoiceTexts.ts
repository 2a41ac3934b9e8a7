import type { StatedChoiceLabels } from '../../../../listings/stated/statedChoiceTexts';

const labels: StatedChoiceLabels = {
  serviceHistory: { Full: 'पूरा', Part: 'अधूरा', None: 'नहीं है' },
  accidents: { 'None known': 'जहाँ तक पता है, नहीं', Repaired: 'हुई, मरम्मत हो चुकी है' },
  loan: { None: 'नहीं है', Closed: 'चुक गया', Running: 'चल रहा है' },
  spareKey: { Yes: 'है', No: 'नहीं है' },
};

export const statedChoiceTexts = { labels };
