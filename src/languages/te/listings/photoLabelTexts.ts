import type { PhotoLabels } from '../../../listings/photoLabelTexts';

const labels: PhotoLabels = {
  Front: 'ముందు నుంచి',
  Rear: 'వెనక నుంచి',
  Side: 'పక్క నుంచి',
  Interior: 'లోపల',
  Dashboard: 'డాష్‌బోర్డ్',
  Odometer: 'ఓడోమీటర్',
  Tyres: 'టైర్లు',
  Damage: 'డ్యామేజ్',
};

export const photoLabelTexts = { labels };
