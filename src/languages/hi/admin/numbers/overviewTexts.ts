import type * as english from '../../../../admin/numbers/overviewTexts';
import type { Change } from '../../../../admin/numbers/weeks';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../../../shared/time/indianTime';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const waitTexts: Translated<typeof english.waitTexts> = {
  minutes: (count) => `${count}\u00A0मिनट`,
  hours: (count) => `${count}\u00A0${plural(count, { one: 'घंटा', other: 'घंटे' })}`,
  days: (count) => `${count}\u00A0दिन`,
};

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  heading: 'पिछले 12 हफ़्ते',
  lead: (from, to) => `${formatDayOfYear(from)} से ${formatDayOfYear(to)} तक के 4 पूरे हफ़्ते, उनसे पहले के 4 हफ़्तों के मुक़ाबले।`,
  loading: 'गिनती हो रही है...',
  failed: 'सभी हफ़्तों की गिनती नहीं हो सकी। फिर कोशिश करें।',
  unknown: '–',
  none: 'कोई नहीं',
  wait: 'फ़ैसले में लगा समय',
  change: amountOf,
  same: 'कोई फ़र्क़ नहीं',
  from: (before) => `पहले: ${before}`,
  changed(change, before) {
    if (change.direction === 'none') return `इससे पहले के 4 हफ़्तों के बराबर: ${before}।`;
    return change.direction === 'up'
      ? `इससे पहले के 4 हफ़्तों से ${amountOf(change)} ज़्यादा (तब ${before})।`
      : `इससे पहले के 4 हफ़्तों से ${amountOf(change)} कम (तब ${before})।`;
  },
  chart: (label, since, values, soFar) =>
    `${label}, ${formatDayOfYear(since)} से हर हफ़्ते: ${values.join(', ')}। इस हफ़्ते अब तक: ${soFar}।`,
  bar: (from, to, value) => `${formatDayOfYear(from)} से ${formatDayOfYear(to)}: ${value}`,
  current: 'यह हफ़्ता',
  legend: 'चार्ट के रंग',
  lastWeeks: 'पिछले 4 पूरे हफ़्ते',
  weeksBefore: 'उनसे पहले के 4 हफ़्ते',
  olderWeeks: 'और पहले',
  soFar: 'इस हफ़्ते अब तक',
  table: 'सभी हफ़्ते तालिका में',
  tableScroll: 'हर हफ़्ते के आँकड़े',
  week: 'हफ़्ते की शुरुआत',
  notes: [
    'बिक्री यानी वे लिस्टिंग जिन पर डीलर ने “बिक गई” लगाया है। बुकिंग उस हफ़्ते में गिनी जाती है जिसमें उसका आख़िरी अनुरोध आया।',
    'इंतज़ार यानी हफ़्ते के आख़िरी 20 फ़ैसलों का बीच का (मीडियन) समय: लिस्टिंग भेजे या बदले जाने से फ़ैसले तक।',
  ],
};

export const weekLabels: Translated<typeof english.weekLabels> = {
  posted: 'डाली गई लिस्टिंग',
  approved: 'मंज़ूर की गई लिस्टिंग',
  bookings: 'बुकिंग',
  sold: 'बिक्री',
  reports: 'शिकायतें',
};

export const weekColumnLabels: Translated<typeof english.weekColumnLabels> = {
  posted: 'डाली गई',
  approved: 'मंज़ूर',
  bookings: 'बुकिंग',
  sold: 'बिक्री',
  reports: 'शिकायतें',
  wait: 'इंतज़ार',
};
