import type { PhotoLabels } from '../../../listings/photoLabelTexts';

const labels: PhotoLabels = {
  Front: 'முன்பக்கம்',
  Rear: 'பின்பக்கம்',
  Side: 'பக்கவாட்டில்',
  Interior: 'உள்பக்கம்',
  Dashboard: 'டாஷ்போர்டு',
  Odometer: 'ஓடோமீட்டர்',
  Tyres: 'டயர்கள்',
  Damage: 'சேதம்',
};

export const photoLabelTexts = { labels };
