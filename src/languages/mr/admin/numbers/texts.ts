import type * as english from '../../../../admin/numbers/texts';
import type { Translated } from '../../../translated';

export const numbersTexts: Translated<typeof english.numbersTexts> = {
  tab: 'आकडे',
  heading: 'दिवसागणिक आकडे',
  choose: 'मागच्या दिवसांत दररोज काय मोजायचे ते निवडा.',
  series: 'काय मोजायचे',
  caption: (what, days) => `${what}: मागचे ${days} दिवस`,
  day: 'दिवस',
  together: 'एकूण',
  loading: 'मोजत आहोत...',
  failed: 'मोजता आले नाही. पुन्हा प्रयत्न करा.',
  earlier: 'आणखी 10 दिवस',
  capped: 'प्रत्येक मोजणी 30 वर थांबते: त्याहून जास्त असेल तर 30+ दिसते.',
};

export const seriesLabels: Translated<typeof english.seriesLabels> = {
  posted: 'टाकल्या',
  approved: 'मंजूर',
  rejected: 'डिलीट केल्या',
  bookings: 'बुकिंग',
  messages: 'मेसेज',
};
