import type * as english from '../../../../dealers/ownProfile/confirmEmailTexts';
import type { Translated } from '../../../translated';

export const confirmEmailTexts: Translated<typeof english.confirmEmailTexts> = {
  heading: 'अपने ईमेल की पुष्टि करें',
  lead: 'आपकी पहली गाड़ी मंज़ूर करने से पहले Second Gear देखता है कि ईमेल की पुष्टि हुई है या नहीं। हम आपको एक लिंक भेजते हैं।',
  send: 'लिंक भेजें',
  sent: 'जिस ईमेल से आप लॉग इन करते हैं, उस पर लिंक भेजा गया है। उसे खोलें, फिर यहाँ लौटें।',
  sendAgain: 'फिर से भेजें',
  check: 'लिंक खोल लिया है',
  confirmed: 'आपके ईमेल की पुष्टि हो गई है।',
  notYetTitle: 'अभी नहीं',
  notYet: 'लिंक अभी नहीं खोला गया है। वह उस ईमेल में है जिससे आप लॉग इन करते हैं।',
  tooMany: 'बहुत सारे ईमेल भेजे जा चुके हैं। कृपया बाद में कोशिश करें।',
  failed: 'यह नहीं हो सका। कृपया फिर कोशिश करें।',
};
