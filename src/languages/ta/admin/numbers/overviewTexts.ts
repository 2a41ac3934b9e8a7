import type * as english from '../../../../admin/numbers/overviewTexts';
import type { Change } from '../../../../admin/numbers/weeks';
import { formatNumber } from '../../../../shared/numbers/indianNumber';
import { formatDayOfYear } from '../../../../shared/time/indianTime';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const waitTexts: Translated<typeof english.waitTexts> = {
  minutes: (count) => `${count}\u00A0${plural(count, { one: 'நிமிடம்', other: 'நிமிடங்கள்' })}`,
  hours: (count) => `${count}\u00A0மணி நேரம்`,
  days: (count) => `${count}\u00A0${plural(count, { one: 'நாள்', other: 'நாட்கள்' })}`,
};

function amountOf({ by, unit }: Change): string {
  return unit === 'percent' ? `${formatNumber(by)}\u00A0%` : formatNumber(by);
}

export const overviewTexts: Translated<typeof english.overviewTexts> = {
  heading: 'கடந்த 12 வாரங்கள்',
  lead: (from, to) =>
    `${formatDayOfYear(from)} முதல் ${formatDayOfYear(to)} வரை 4 முழு வாரங்கள், அதற்கு முந்தைய 4 வாரங்களுடன் ஒப்பிட்டு.`,
  loading: 'எண்ணப்படுகிறது...',
  failed: 'எல்லா வாரங்களையும் எண்ண முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  unknown: '–',
  none: 'எதுவுமில்லை',
  wait: 'முடிவுக்கு ஆன நேரம்',
  change: amountOf,
  same: 'மாற்றமில்லை',
  from: (before) => `முன்பு: ${before}`,
  changed(change, before) {
    if (change.direction === 'none') return `முந்தைய 4 வாரங்களில் இருந்த அதே அளவு: ${before}.`;
    return change.direction === 'up'
      ? `முந்தைய 4 வாரங்களை விட ${amountOf(change)} அதிகம் (அப்போது ${before}).`
      : `முந்தைய 4 வாரங்களை விட ${amountOf(change)} குறைவு (அப்போது ${before}).`;
  },
  chart: (label, since, values, soFar) =>
    `${label}, ${formatDayOfYear(since)} முதல் வாரவாரியாக: ${values.join(', ')}. இந்த வாரம் இதுவரை: ${soFar}.`,
  bar: (from, to, value) => `${formatDayOfYear(from)} முதல் ${formatDayOfYear(to)} வரை: ${value}`,
  current: 'இந்த வாரம்',
  legend: 'சார்ட்டின் நிறங்கள்',
  lastWeeks: 'கடந்த 4 முழு வாரங்கள்',
  weeksBefore: 'அதற்கு முந்தைய 4 வாரங்கள்',
  olderWeeks: 'இன்னும் முன்பு',
  soFar: 'இந்த வாரம் இதுவரை',
  table: 'எல்லா வாரங்களும் அட்டவணையாக',
  tableScroll: 'ஒவ்வொரு வாரத்தின் எண்ணிக்கை',
  week: 'வாரத் தொடக்கம்',
  notes: [
    'விற்பனை என்பது டீலர்கள் விற்றதாகக் குறித்த லிஸ்டிங்குகள். ஒரு புக்கிங், அதன் கடைசி கோரிக்கை வந்த வாரத்தில் கணக்கிடப்படும்.',
    'காத்திருப்பு என்பது ஒரு வாரத்தின் கடைசி 20 முடிவுகளின் நடு அளவு (மீடியன்): டீலர் லிஸ்டிங்கை அனுப்பிய அல்லது மாற்றிய நேரத்திலிருந்து.',
  ],
};

export const weekLabels: Translated<typeof english.weekLabels> = {
  posted: 'சேர்த்த லிஸ்டிங்குகள்',
  approved: 'அப்ரூவ் ஆன லிஸ்டிங்குகள்',
  bookings: 'புக்கிங்குகள்',
  sold: 'விற்பனை',
  reports: 'புகார்கள்',
};

export const weekColumnLabels: Translated<typeof english.weekColumnLabels> = {
  posted: 'சேர்த்தவை',
  approved: 'அப்ரூவ் ஆனவை',
  bookings: 'புக்கிங்குகள்',
  sold: 'விற்பனை',
  reports: 'புகார்கள்',
  wait: 'காத்திருப்பு',
};
