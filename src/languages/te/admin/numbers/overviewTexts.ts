import type * as english from '../../../../admin/numbers/overviewTexts';
import type { Change } from '../../../../admin/numbers/weeks';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../../../shared/time/indianTime';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const waitTexts: Translated<typeof english.waitTexts> = {
  minutes: (count) => `${count}\u00A0${plural(count, { one: 'నిమిషం', other: 'నిమిషాలు' })}`,
  hours: (count) => `${count}\u00A0${plural(count, { one: 'గంట', other: 'గంటలు' })}`,
  days: (count) => `${count}\u00A0${plural(count, { one: 'రోజు', other: 'రోజులు' })}`,
};

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  heading: 'గత 12 వారాలు',
  lead: (from, to) => `${formatDayOfYear(from)} నుంచి ${formatDayOfYear(to)} వరకు 4 పూర్తి వారాలు, అంతకుముందు 4 వారాలతో పోలిస్తే.`,
  loading: 'లెక్కిస్తున్నాము...',
  failed: 'అన్ని వారాలూ లెక్కించడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  unknown: '–',
  none: 'ఏవీ లేవు',
  wait: 'నిర్ణయానికి పట్టిన సమయం',
  change: amountOf,
  same: 'తేడా లేదు',
  from: (before) => `అంతకుముందు: ${before}`,
  changed(change, before) {
    if (change.direction === 'none') return `అంతకుముందు 4 వారాలతో సమానం: ${before}.`;
    return change.direction === 'up'
      ? `అంతకుముందు 4 వారాల కంటే ${amountOf(change)} ఎక్కువ (అప్పుడు ${before}).`
      : `అంతకుముందు 4 వారాల కంటే ${amountOf(change)} తక్కువ (అప్పుడు ${before}).`;
  },
  chart: (label, since, values, soFar) =>
    `${label}, ${formatDayOfYear(since)} నుంచి వారం వారం: ${values.join(', ')}. ఈ వారం ఇప్పటివరకు: ${soFar}.`,
  bar: (from, to, value) => `${formatDayOfYear(from)} నుంచి ${formatDayOfYear(to)} వరకు: ${value}`,
  current: 'ఈ వారం',
  legend: 'చార్ట్ రంగులు',
  lastWeeks: 'గత 4 పూర్తి వారాలు',
  weeksBefore: 'అంతకుముందు 4 వారాలు',
  olderWeeks: 'ఇంకా ముందు',
  soFar: 'ఈ వారం ఇప్పటివరకు',
  table: 'అన్ని వారాలూ పట్టికగా',
  tableScroll: 'ప్రతి వారం లెక్కలు',
  week: 'వారం మొదలు',
  notes: [
    'అమ్మకాలు అంటే డీలర్లు అమ్ముడైందని చెప్పిన లిస్టింగ్‌లు. బుకింగ్ దాని చివరి రిక్వెస్ట్ వచ్చిన వారంలో లెక్కకు వస్తుంది.',
    'వెయిటింగ్ అంటే వారంలోని చివరి 20 నిర్ణయాల మధ్యస్థ (మీడియన్) సమయం: డీలర్ లిస్టింగ్ పంపిన లేదా మార్చిన క్షణం నుంచి.',
  ],
};

export const weekLabels: Translated<typeof english.weekLabels> = {
  posted: 'పోస్ట్ చేసిన లిస్టింగ్‌లు',
  approved: 'ఆమోదాలు',
  bookings: 'బుకింగ్‌లు',
  sold: 'అమ్మకాలు',
  reports: 'ఫిర్యాదులు',
};

export const weekColumnLabels: Translated<typeof english.weekColumnLabels> = {
  posted: 'పోస్ట్ చేసినవి',
  approved: 'ఆమోదించినవి',
  bookings: 'బుకింగ్‌లు',
  sold: 'అమ్మకాలు',
  reports: 'ఫిర్యాదులు',
  wait: 'వెయిటింగ్',
};
