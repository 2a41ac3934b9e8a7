import type * as english from '../../../../admin/numbers/overviewTexts';
import type { Change } from '../../../../admin/numbers/weeks';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../../../shared/time/indianTime';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const waitTexts: Translated<typeof english.waitTexts> = {
  minutes: (count) => `${count}\u00A0मिनिटे`,
  hours: (count) => `${count}\u00A0${plural(count, { one: 'तास', other: 'तास' })}`,
  days: (count) => `${count}\u00A0${plural(count, { one: 'दिवस', other: 'दिवस' })}`,
};

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  heading: 'मागील 12 आठवडे',
  lead: (from, to) => `${formatDayOfYear(from)} ते ${formatDayOfYear(to)} हे 4 पूर्ण आठवडे, त्याआधीच्या 4 आठवड्यांच्या तुलनेत.`,
  loading: 'मोजणी सुरू आहे...',
  failed: 'सर्व आठवड्यांची मोजणी करता आली नाही. पुन्हा प्रयत्न करा.',
  unknown: '–',
  none: 'काही नाही',
  wait: 'निर्णयाला लागलेला वेळ',
  change: amountOf,
  same: 'काही फरक नाही',
  from: (before) => `आधी: ${before}`,
  changed(change, before) {
    if (change.direction === 'none') return `त्याआधीच्या 4 आठवड्यांइतकेच: ${before}.`;
    return change.direction === 'up'
      ? `त्याआधीच्या 4 आठवड्यांपेक्षा ${amountOf(change)} जास्त (तेव्हा ${before}).`
      : `त्याआधीच्या 4 आठवड्यांपेक्षा ${amountOf(change)} कमी (तेव्हा ${before}).`;
  },
  chart: (label, since, values, soFar) =>
    `${label}, ${formatDayOfYear(since)} पासून दर आठवड्याला: ${values.join(', ')}. या आठवड्यात आतापर्यंत: ${soFar}.`,
  bar: (from, to, value) => `${formatDayOfYear(from)} ते ${formatDayOfYear(to)}: ${value}`,
  current: 'हा आठवडा',
  legend: 'चार्टचे रंग',
  lastWeeks: 'मागील 4 पूर्ण आठवडे',
  weeksBefore: 'त्याआधीचे 4 आठवडे',
  olderWeeks: 'आणखी आधी',
  soFar: 'या आठवड्यात आतापर्यंत',
  table: 'सर्व आठवडे तक्त्यात',
  tableScroll: 'दर आठवड्याचे आकडे',
  week: 'आठवड्याची सुरुवात',
  notes: [
    'विक्री म्हणजे ज्या लिस्टिंग डीलरने “विकली गेली” म्हणून नोंदवल्या. बुकिंग ज्या आठवड्यात शेवटची विनंती आली त्यात मोजले जाते.',
    'प्रतीक्षा म्हणजे आठवड्यातील शेवटच्या 20 निर्णयांचा मधला (मीडियन) वेळ: लिस्टिंग पाठवल्यापासून किंवा बदलल्यापासून निर्णयापर्यंत.',
  ],
};

export const weekLabels: Translated<typeof english.weekLabels> = {
  posted: 'टाकलेल्या लिस्टिंग',
  approved: 'मंजूर केलेल्या लिस्टिंग',
  bookings: 'बुकिंग',
  sold: 'विक्री',
  reports: 'तक्रारी',
};

export const weekColumnLabels: Translated<typeof english.weekColumnLabels> = {
  posted: 'टाकलेल्या',
  approved: 'मंजूर',
  bookings: 'बुकिंग',
  sold: 'विक्री',
  reports: 'तक्रारी',
  wait: 'प्रतीक्षा',
};
