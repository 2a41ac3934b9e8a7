import type * as english from '../../../../admin/numbers/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const numbersTexts: Translated<typeof english.numbersTexts> = {
  tab: 'లెక్కలు',
  heading: 'రోజువారీ లెక్కలు',
  choose: 'గత రోజుల్లో ప్రతి రోజూ ఏమి లెక్కించాలో ఎంచుకోండి.',
  series: 'ఏమి లెక్కించాలి',
  caption: (what, days) => `${what}: గత ${days} ${plural(days, { one: 'రోజు', other: 'రోజులు' })}`,
  day: 'రోజు',
  together: 'మొత్తం',
  loading: 'లెక్కిస్తున్నాము...',
  failed: 'లెక్కించడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  earlier: 'ఇంకో పది రోజులు',
  capped: 'ఒక లెక్క 30 దగ్గర ఆగుతుంది: అంతకంటే ఎక్కువ ఉంటే 30+ అని కనిపిస్తుంది.',
};

export const seriesLabels: Translated<typeof english.seriesLabels> = {
  posted: 'పోస్ట్ చేసినవి',
  approved: 'ఆమోదించినవి',
  rejected: 'డిలీట్ చేసినవి',
  bookings: 'బుకింగ్‌లు',
  messages: 'మెసేజ్‌లు',
};
