import type { PhotoLabels } from '../../../listings/photoLabelTexts';

const labels: PhotoLabels = {
  Front: 'आगे से',
  Rear: 'पीछे से',
  Side: 'बगल से',
  Interior: 'अंदर से',
  Dashboard: 'डैशबोर्ड',
  Odometer: 'ओडोमीटर',
  Tyres: 'टायर',
  Damage: 'टूट-फूट',
};

export const photoLabelTexts = { labels };
