import type * as english from '../../../lists/texts';
import type { Translated } from '../../translated';

export const listTexts: Translated<typeof english.listTexts> = {
  reload: 'फिर से लोड करने के लिए नीचे खींचें',
  unreachable: 'Second Gear से संपर्क नहीं हो पा रहा है।',
  from: (why, time) => `${why} यह सूची ${time} की है।`,
  tryingAgain: 'फिर कोशिश हो रही है...',
  loadMore: 'और दिखाएँ',
  loadingMore: 'और लोड हो रहा है...',
};
