import type * as english from '../../../app/setupTexts';
import type { Translated } from '../../translated';

export const setupTexts: Translated<typeof english.setupTexts> = {
  title: 'सेट-अप बाक़ी है',
  heading: 'Second Gear को अपना Firebase प्रोजेक्ट अभी पता नहीं है',
  missing: 'ऐप बनाते समय ये मान नहीं मिले:',
  copy: 'फ़ाइल',
  exampleFile: '.env.example',
  to: 'की नक़ल इस नाम से बनाएँ:',
  file: '.env',
  fillIn: '। उसमें मान भरें और ऐप फिर से बनाएँ। Firebase प्रोजेक्ट के बिना इसी मशीन पर ऐप आज़माने के लिए चलाएँ:',
  command: 'npm start',
};
