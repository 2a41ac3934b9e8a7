import type * as english from '../../../offline/texts';
import type { Translated } from '../../translated';

export const updateTexts: Translated<typeof english.updateTexts> = {
  label: 'కొత్త వెర్షన్',
  ready: 'కొత్త వెర్షన్ సిద్ధంగా ఉంది.',
  reload: 'మళ్లీ లోడ్ చేయండి',
  notNow: 'ఇప్పుడు కాదు',
};
