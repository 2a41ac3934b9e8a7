import type * as english from '../../../photos/texts';
import type { Translated } from '../../translated';

export const photoTexts: Translated<typeof english.photoTexts> = {
  choose: 'फ़ोटो चुनें',
  change: 'फ़ोटो बदलें',
  wrongType: 'सिर्फ़ JPG, JPEG और PNG फ़ोटो चलेंगी',
  empty: 'यह फ़ाइल ख़ाली है। कृपया कोई और फ़ोटो चुनें।',
  unreadable: 'यह फ़ाइल फ़ोटो के रूप में नहीं पढ़ी जा सकी। कृपया कोई और चुनें।',
  tooLarge: 'यह फ़ोटो बहुत बड़ी है। कृपया छोटी फ़ोटो चुनें।',
  lost: (name) => `${name} अब नहीं पढ़ी जा सकती। कृपया इसे फिर से चुनें।`,
  notUsable: (name) => `${name} भेजने के लिए तैयार नहीं हो सकी। कृपया इसे फिर से चुनें, या कोई और फ़ोटो चुनें।`,
};

export const photoViewerTexts: Translated<typeof english.photoViewerTexts> = {
  notLoaded: 'यह फ़ोटो लोड नहीं हो सकी।',
  photo: 'फ़ोटो',
  zoomOut: 'छोटा करें',
  zoomIn: 'बड़ा करें',
  close: 'फ़ोटो बंद करें',
  previous: 'पिछली फ़ोटो',
  next: 'अगली फ़ोटो',
};
