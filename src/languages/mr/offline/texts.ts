import type * as english from '../../../offline/texts';
import type { Translated } from '../../translated';

export const updateTexts: Translated<typeof english.updateTexts> = {
  label: 'नवीन आवृत्ती',
  ready: 'नवीन आवृत्ती तयार आहे.',
  reload: 'पुन्हा लोड करा',
  notNow: 'आत्ता नाही',
};
