import type * as english from '../../../app/builtTexts';
import type { Translated } from '../../translated';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  name: 'Second Gear: पुरानी कारें और बाइकें',
  description: 'पूरे भारत के डीलरों की पुरानी कारें और बाइकें।',
  home: 'आपके पास की पुरानी कारें और बाइकें',
  list: 'फ़ोटो और कीमत के साथ सूची',
  filters: 'सभी फ़िल्टर के साथ खोज',
};

export const noScriptText: Translated<typeof english.noScriptText> = 'Second Gear के लिए JavaScript ज़रूरी है।';
