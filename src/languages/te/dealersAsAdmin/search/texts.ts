import type * as english from '../../../../dealersAsAdmin/search/texts';
import type { Translated } from '../../../translated';

export const searchTexts: Translated<typeof english.searchTexts> = {
  form: 'లిస్టింగ్‌లు, డీలర్లను వెతకండి',
  field: 'లిస్టింగ్‌లు, డీలర్లను వెతకండి',
  hint: 'పదాలు, ఫోన్ లేదా ఐడీ',
  search: 'వెతకండి',
  busy: 'వెతుకుతున్నాము...',
  showAll: 'అన్నీ చూపించండి',
  failed: 'వెతకడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  days: 'రోజులు ఎంచుకోండి',
  posted: { from: 'ఈ రోజు నుంచి పోస్ట్ చేసినవి', to: 'ఈ రోజు వరకు పోస్ట్ చేసినవి' },
  sent: { from: 'ఈ రోజు నుంచి పంపినవి', to: 'ఈ రోజు వరకు పంపినవి' },
};
