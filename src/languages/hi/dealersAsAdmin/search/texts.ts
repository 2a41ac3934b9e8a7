import type * as english from '../../../../dealersAsAdmin/search/texts';
import type { Translated } from '../../../translated';

export const searchTexts: Translated<typeof english.searchTexts> = {
  form: 'लिस्टिंग और डीलर खोजें',
  field: 'लिस्टिंग और डीलर खोजें',
  hint: 'शब्द, फ़ोन या आईडी',
  search: 'खोजें',
  busy: 'खोज रहे हैं...',
  showAll: 'सब दिखाएँ',
  failed: 'खोज नहीं हो सकी। फिर कोशिश करें।',
  days: 'दिन चुनें',
  posted: { from: 'इस दिन से डाली गई', to: 'इस दिन तक डाली गई' },
  sent: { from: 'इस दिन से भेजी गई', to: 'इस दिन तक भेजी गई' },
};
