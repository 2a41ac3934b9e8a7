import type * as english from '../../../offline/texts';
import type { Translated } from '../../translated';

export const updateTexts: Translated<typeof english.updateTexts> = {
  label: 'नया वर्ज़न',
  ready: 'नया वर्ज़न तैयार है।',
  reload: 'फिर से लोड करें',
  notNow: 'अभी नहीं',
};
