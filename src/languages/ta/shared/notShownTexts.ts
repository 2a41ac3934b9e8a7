import type * as english from '../../../shared/notShownTexts';
import type { Translated } from '../../translated';

export const notShownTexts: Translated<typeof english.notShownTexts> = {
  title: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை',
  text: 'நெட்வொர்க் துண்டிக்கப்பட்டிருக்கலாம், அல்லது நீங்கள் திறந்த பிறகு Second Gear அப்டேட் ஆகியிருக்கலாம்.',
  again: 'பக்கத்தை ரீலோடு செய்யவும்',
};
