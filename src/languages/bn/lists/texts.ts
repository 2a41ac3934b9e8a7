import type * as english from '../../../lists/texts';
import type { Translated } from '../../translated';

export const listTexts: Translated<typeof english.listTexts> = {
  reload: 'আবার লোড করতে নিচে টানুন',
  unreachable: 'Second Gear পাওয়া যাচ্ছে না।',
  from: (why, time) => `${why} এই তালিকার সময়: ${time}।`,
  tryingAgain: 'আবার চেষ্টা হচ্ছে...',
  loadMore: 'আরও দেখান',
  loadingMore: 'আরও লোড হচ্ছে...',
};
