import type * as english from '../../../offline/texts';
import type { Translated } from '../../translated';

export const updateTexts: Translated<typeof english.updateTexts> = {
  label: 'नवीन व्हर्जन',
  ready: 'नवीन व्हर्जन तयार आहे.',
  reload: 'पुन्हा लोड करा',
  notNow: 'आता नको',
};
