import type { StatedChoiceLabels } from '../../../../listings/stated/statedChoiceTexts';

const labels: StatedChoiceLabels = {
  serviceHistory: { Full: 'పూర్తిగా ఉంది', Part: 'కొంత ఉంది', None: 'లేదు' },
  accidents: { 'None known': 'తెలిసినంతలో లేవు', Repaired: 'అయింది, రిపేర్ చేశారు' },
  loan: { None: 'లేదు', Closed: 'తీరిపోయింది', Running: 'నడుస్తోంది' },
  spareKey: { Yes: 'ఉంది', No: 'లేదు' },
};

export const statedChoiceTexts = { labels };
