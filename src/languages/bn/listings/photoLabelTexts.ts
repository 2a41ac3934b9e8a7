import type { PhotoLabels } from '../../../listings/photoLabelTexts';

const labels: PhotoLabels = {
  Front: 'সামনে থেকে',
  Rear: 'পিছন থেকে',
  Side: 'পাশ থেকে',
  Interior: 'ভিতর থেকে',
  Dashboard: 'ড্যাশবোর্ড',
  Odometer: 'ওডোমিটার',
  Tyres: 'টায়ার',
  Damage: 'ভাঙা বা দাগ',
};

export const photoLabelTexts = { labels };
