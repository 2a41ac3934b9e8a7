import type * as english from '../../../app/footerMoreTexts';
import type { Translated } from '../../translated';

export const footerMoreTexts: Translated<typeof english.footerMoreTexts> = {
  aboutHeading: 'Second Gear के बारे में',
  about:
    'हम पुरानी कारों और बाइकों के डीलरों को उन लोगों से मिलाते हैं जो टेस्ट ड्राइव लेना या गाड़ी ख़रीदना चाहते हैं। हर लिस्टिंग ' +
    'साइट पर आने से पहले जाँची जाती है।',
  supportHeading: 'मदद',
  message: 'हमें संदेश भेजें',
  followHeading: 'हमसे जुड़ें',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'कंपनियाँ और जगहें',
};
