import type { PhotoLabels } from '../../../listings/photoLabelTexts';

const labels: PhotoLabels = {
  Front: 'समोरून',
  Rear: 'मागून',
  Side: 'बाजूने',
  Interior: 'आतून',
  Dashboard: 'डॅशबोर्ड',
  Odometer: 'ओडोमीटर',
  Tyres: 'टायर',
  Damage: 'डॅमेज',
};

export const photoLabelTexts = { labels };
