import type * as english from '../../../offline/texts';
import type { Translated } from '../../translated';

export const updateTexts: Translated<typeof english.updateTexts> = {
  label: 'নতুন ভার্সন',
  ready: 'নতুন ভার্সন তৈরি।',
  reload: 'আবার লোড করুন',
  notNow: 'এখন নয়',
};
