import type * as english from '../../../app/setupTexts';
import type { Translated } from '../../translated';

export const setupTexts: Translated<typeof english.setupTexts> = {
  title: 'செட்-அப் தேவை',
  heading: 'Second Gear தளத்துக்கு அதன் Firebase ப்ராஜெக்ட் இன்னும் தெரியாது',
  missing: 'ஆப்பை உருவாக்கியபோது இந்த மதிப்புகள் இல்லை:',
  copy: 'ஃபைல்',
  exampleFile: '.env.example',
  to: 'என்பதை இந்தப் பெயரில் நகல் எடுங்கள்:',
  file: '.env',
  fillIn:
    '. அதில் மதிப்புகளை நிரப்பி, ஆப்பை மீண்டும் உருவாக்குங்கள். Firebase ப்ராஜெக்ட் இல்லாமல் இந்த கம்ப்யூட்டரில் ஆப்பை முயற்சி செய்ய இதை இயக்குங்கள்:',
  command: 'npm start',
};
