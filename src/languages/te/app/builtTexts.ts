import type * as english from '../../../app/builtTexts';
import type { Translated } from '../../translated';

export const manifestTexts: Translated<typeof english.manifestTexts> = {
  name: 'Second Gear: సెకండ్ హ్యాండ్ కార్లు, బైక్‌లు',
  description: 'దేశమంతటా ఉన్న డీలర్ల సెకండ్ హ్యాండ్ కార్లు, బైక్‌లు.',
  home: 'మీకు దగ్గరలో సెకండ్ హ్యాండ్ కార్లు, బైక్‌లు',
  list: 'ఫోటోలు, ధరలతో జాబితా',
  filters: 'అన్ని ఫిల్టర్లతో వెతకడం',
};

export const noScriptText: Translated<typeof english.noScriptText> = 'Second Gear కి JavaScript అవసరం.';
