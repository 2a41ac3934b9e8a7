import type { StatedChoiceLabels } from '../../../../listings/stated/statedChoiceTexts';

const labels: StatedChoiceLabels = {
  serviceHistory: { Full: 'पूर्ण', Part: 'अर्धवट', None: 'नाही' },
  accidents: { 'None known': 'माहितीनुसार नाही', Repaired: 'झाला, दुरुस्ती केली आहे' },
  loan: { None: 'नाही', Closed: 'फेडले', Running: 'सुरू आहे' },
  spareKey: { Yes: 'आहे', No: 'नाही' },
};

export const statedChoiceTexts = { labels };
