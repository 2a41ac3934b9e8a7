import type * as english from '../../../../admin/numbers/overviewTexts';
import type { Change } from '../../../../admin/numbers/weeks';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../../../shared/time/indianTime';
import type { Translated } from '../../../translated';

export const waitTexts: Translated<typeof english.waitTexts> = {
  minutes: (count) => `${count}\u00A0মিনিট`,
  hours: (count) => `${count}\u00A0ঘণ্টা`,
  days: (count) => `${count}\u00A0দিন`,
};

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  heading: 'গত 12 সপ্তাহ',
  lead: (from, to) => `${formatDayOfYear(from)} থেকে ${formatDayOfYear(to)} পর্যন্ত পুরো 4 সপ্তাহ, তার আগের 4 সপ্তাহের তুলনায়।`,
  loading: 'গোনা হচ্ছে...',
  failed: 'সব সপ্তাহ গোনা গেল না। আবার চেষ্টা করুন।',
  unknown: '–',
  none: 'একটিও নয়',
  wait: 'সিদ্ধান্তে লাগা সময়',
  change: amountOf,
  same: 'আগের মতোই',
  from: (before) => `আগে: ${before}`,
  changed(change, before) {
    if (change.direction === 'none') return `আগের 4 সপ্তাহের সমান: ${before}।`;
    return change.direction === 'up'
      ? `আগের 4 সপ্তাহের চেয়ে ${amountOf(change)} বেশি (তখন ${before})।`
      : `আগের 4 সপ্তাহের চেয়ে ${amountOf(change)} কম (তখন ${before})।`;
  },
  chart: (label, since, values, soFar) =>
    `${label}, ${formatDayOfYear(since)} থেকে প্রতি সপ্তাহে: ${values.join(', ')}। এই সপ্তাহে এখন পর্যন্ত: ${soFar}।`,
  bar: (from, to, value) => `${formatDayOfYear(from)} থেকে ${formatDayOfYear(to)}: ${value}`,
  current: 'এই সপ্তাহ',
  legend: 'চার্টের রং',
  lastWeeks: 'গত পুরো 4 সপ্তাহ',
  weeksBefore: 'তার আগের 4 সপ্তাহ',
  olderWeeks: 'আরও আগে',
  soFar: 'এই সপ্তাহে এখন পর্যন্ত',
  table: 'সব সপ্তাহ, টেবিলে',
  tableScroll: 'প্রতি সপ্তাহের হিসেব',
  week: 'সপ্তাহের শুরু',
  notes: [
    'বিক্রি মানে সেই সব লিস্টিং, যেগুলি ডিলার নিজে “বিক্রি হয়েছে” বলে জানিয়েছেন। বুকিং সেই সপ্তাহে গোনা হয়, যে সপ্তাহে তার শেষ রিকোয়েস্ট এসেছে।',
    'অপেক্ষা মানে সপ্তাহের শেষ 20টি সিদ্ধান্তের মাঝের (মিডিয়ান) সময়: ডিলার যখন লিস্টিং পাঠিয়েছেন বা বদলেছেন, তখন থেকে।',
  ],
};

export const weekLabels: Translated<typeof english.weekLabels> = {
  posted: 'পোস্ট করা লিস্টিং',
  approved: 'মঞ্জুর করা লিস্টিং',
  bookings: 'বুকিং',
  sold: 'বিক্রি',
  reports: 'অভিযোগ',
};

export const weekColumnLabels: Translated<typeof english.weekColumnLabels> = {
  posted: 'পোস্ট করা',
  approved: 'মঞ্জুর',
  bookings: 'বুকিং',
  sold: 'বিক্রি',
  reports: 'অভিযোগ',
  wait: 'অপেক্ষা',
};
