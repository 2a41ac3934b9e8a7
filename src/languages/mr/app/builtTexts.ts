import type * as english from '../../../app/builtTexts';
import type { Translated } from '../../translated';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  name: 'Second Gear: जुन्या कार आणि बाइक',
  description: 'संपूर्ण भारतातील डीलरांच्या जुन्या कार आणि बाइक.',
  home: 'तुमच्या जवळच्या जुन्या कार आणि बाइक',
  list: 'फोटो आणि किंमतीसह यादी',
  filters: 'सर्व फिल्टरसह शोध',
};

export const noScriptText: Translated<typeof english.noScriptText> = 'Second Gear साठी JavaScript गरजेचे आहे.';
