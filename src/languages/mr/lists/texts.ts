import type * as english from '../../../lists/texts';
import type { Translated } from '../../translated';

export const listTexts: Translated<typeof english.listTexts> = {
  reload: 'पुन्हा लोड करण्यासाठी खाली ओढा',
  unreachable: 'Second Gear शी संपर्क होत नाही.',
  from: (why, time) => `${why} ही यादी या वेळेची आहे: ${time}.`,
  tryingAgain: 'पुन्हा प्रयत्न सुरू आहे...',
  loadMore: 'आणखी दाखवा',
  loadingMore: 'आणखी लोड होत आहे...',
};
