import type * as english from '../../../../admin/numbers/overviewTexts';
import type { Change } from '../../../../admin/numbers/weeks';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../../../shared/time/indianTime';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const waitTexts: Translated<typeof english.waitTexts> = {
  minutes: (count) => `${count}\u00A0${plural(count, { one: 'मिनिट', other: 'मिनिटे' })}`,
  hours: (count) => `${count}\u00A0तास`,
  days: (count) => `${count}\u00A0दिवस`,
};

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  heading: 'मागचे 12 आठवडे',
  lead: (from, to) => `${formatDayOfYear(from)} ते ${formatDayOfYear(to)} हे 4 पूर्ण आठवडे, त्याआधीच्या 4 आठवड्यांच्या तुलनेत.`,
  loading: 'मोजत आहोत...',
  failed: 'सर्व आठवडे मोजता आले नाहीत. पुन्हा प्रयत्न करा.',
  unknown: '–',
  none: 'एकही नाही',
  wait: 'निर्णयाला लागलेला वेळ',
  change: amountOf,
  same: 'आधीइतकेच',
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
  legend: 'चार्टमधील रंग',
  lastWeeks: 'मागचे 4 पूर्ण आठवडे',
  weeksBefore: 'त्याआधीचे 4 आठवडे',
  olderWeeks: 'त्याहून आधी',
  soFar: 'या आठवड्यात आतापर्यंत',
  table: 'सर्व आठवड्यांचा तक्ता',
  tableScroll: 'दर आठवड्याचे आकडे',
  week: 'आठवडा कधीपासून',
  notes: [
    'विक्री म्हणजे डीलरने विकली म्हणून नोंदवलेल्या गाड्या. बुकिंग त्याच्या शेवटच्या विनंतीच्या आठवड्यात मोजले जाते.',
    'थांबण्याचा वेळ म्हणजे आठवड्यातल्या शेवटच्या 20 निर्णयांचा मधला (मीडियन) वेळ: डीलरने लिस्टिंग पाठवल्यापासून किंवा बदलल्यापासून.',
  ],
};

export const weekLabels: Translated<typeof english.weekLabels> = {
  posted: 'टाकलेली लिस्टिंग',
  approved: 'मंजूर केलेली लिस्टिंग',
  bookings: 'बुकिंग',
  sold: 'विक्री',
  reports: 'तक्रारी',
};

export const weekColumnLabels: Translated<typeof english.weekColumnLabels> = {
  posted: 'टाकल्या',
  approved: 'मंजूर',
  bookings: 'बुकिंग',
  sold: 'विक्री',
  reports: 'तक्रारी',
  wait: 'वेळ',
};
