import type * as english from '../../../lists/texts';
import type { Translated } from '../../translated';

export const listTexts: Translated<typeof english.listTexts> = {
  reload: 'మళ్లీ లోడ్ చేయడానికి కిందికి లాగండి',
  unreachable: 'Second Gearకు కనెక్ట్ కావడం లేదు.',
  from: (why, time) => `${why} ఇది పాత జాబితా (${time}).`,
  tryingAgain: 'మళ్లీ ప్రయత్నిస్తున్నాము...',
  loadMore: 'మరిన్ని చూపించండి',
  loadingMore: 'మరిన్ని లోడ్ అవుతున్నాయి...',
};
