import type * as english from '../../../app/setupTexts';
import type { Translated } from '../../translated';

export const setupTexts: Translated<typeof english.setupTexts> = {
  title: 'सेट-अप बाकी आहे',
  heading: 'Second Gear ला त्याचे Firebase प्रोजेक्ट अजून माहीत नाही',
  missing: 'ॲप तयार करताना ही मूल्ये मिळाली नाहीत:',
  copy: 'फाइल',
  exampleFile: '.env.example',
  to: 'ची प्रत या नावाने तयार करा:',
  file: '.env',
  fillIn: '. त्यात मूल्ये भरा आणि ॲप पुन्हा तयार करा. Firebase प्रोजेक्टशिवाय याच मशीनवर ॲप वापरून पाहण्यासाठी चालवा:',
  command: 'npm start',
};
