import type * as english from '../../../app/setupTexts';
import type { Translated } from '../../translated';

export const setupTexts: Translated<typeof english.setupTexts> = {
  title: 'सेट-अप बाकी आहे',
  heading: 'Second Gear ला आपला Firebase प्रोजेक्ट अजून माहीत नाही',
  missing: 'ॲप तयार करताना ही मूल्ये मिळाली नाहीत:',
  copy: 'आता',
  exampleFile: '.env.example',
  to: 'या फाइलची कॉपी या नावाने बनवा:',
  file: '.env',
  fillIn: '. त्यात मूल्ये भरा आणि ॲप पुन्हा तयार करा. Firebase प्रोजेक्टशिवाय याच मशीनवर ॲप चालवून पाहण्यासाठी ही कमांड द्या:',
  command: 'npm start',
};
