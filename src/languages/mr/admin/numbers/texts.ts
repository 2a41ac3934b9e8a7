import type * as english from '../../../../admin/numbers/texts';
import type { Translated } from '../../../translated';

export const numbersTexts: Translated<typeof english.numbersTexts> = {
  tab: 'आकडे',
  heading: 'रोजचे आकडे',
  choose: 'मागील दिवसांत दररोज काय मोजायचे ते निवडा.',
  series: 'काय मोजायचे',
  caption: (what, days) => `${what}: मागील ${days} दिवस`,
  day: 'दिवस',
  together: 'एकूण',
  loading: 'मोजणी सुरू आहे...',
  failed: 'मोजणी करता आली नाही. पुन्हा प्रयत्न करा.',
  earlier: 'आणखी 10 दिवस',
  capped: 'प्रत्येक मोजणी 30 ला थांबते: त्यापेक्षा जास्त असल्यास 30+ दिसते.',
};

export const seriesLabels: Translated<typeof english.seriesLabels> = {
  posted: 'टाकलेल्या',
  approved: 'मंजूर',
  rejected: 'डिलीट केलेली',
  bookings: 'बुकिंग',
  messages: 'संदेश',
};
