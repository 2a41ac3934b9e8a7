import type * as english from '../../../offline/texts';
import type { Translated } from '../../translated';

export const updateTexts: Translated<typeof english.updateTexts> = {
  label: 'புதிய வெர்ஷன்',
  ready: 'புதிய வெர்ஷன் தயார்.',
  reload: 'ரீலோடு செய்யவும்',
  notNow: 'இப்போது வேண்டாம்',
};
