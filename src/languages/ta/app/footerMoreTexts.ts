import type * as english from '../../../app/footerMoreTexts';
import type { Translated } from '../../translated';

export const footerMoreTexts: Translated<typeof english.footerMoreTexts> = {
  aboutHeading: 'Second Gear பற்றி',
  about:
    'செகண்ட் ஹேண்ட் கார், பைக் டீலர்களையும், டெஸ்ட் டிரைவ் செய்ய அல்லது வாங்க நினைப்பவர்களையும் நாங்கள் இணைக்கிறோம். ஒவ்வொரு லிஸ்டிங்கும் ' +
    'தளத்தில் வரும் முன் பார்க்கப்படுகிறது.',
  supportHeading: 'உதவி',
  message: 'எங்களுக்கு மெசேஜ் அனுப்பவும்',
  followHeading: 'எங்களைப் பின்தொடரவும்',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'கம்பெனிகளும் இடங்களும்',
};
