import type * as english from '../../../recentlyViewed/texts';
import type { Translated } from '../../translated';

export const viewedTexts: Translated<typeof english.viewedTexts> = {
  heading: 'ఇటీవల చూసినవి',
  lead: 'ఈ డివైజ్‌లో, మీరు చివరిసారి చూసినట్టు',
  clear: 'తీసేయండి',
  sold: 'అమ్ముడైంది',
  withdrawn: 'ఇప్పుడు అమ్మకానికి లేదు',
};
