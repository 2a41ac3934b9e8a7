import type * as english from '../../../ratings/texts';
import { formatMonth, monthOf } from '../../../shared/time/month';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const ratingTexts: Translated<typeof english.ratingTexts> = {
  heading: 'రేటింగ్‌లు',
  stars: (stars) => `5 స్టార్లకు ${stars}`,
  average: (average, { count, testDrives }) =>
    `5కి ${average}, మొత్తం ${count} ${plural(count, { one: 'రేటింగ్', other: 'రేటింగ్‌లు' })}, వాటిలో టెస్ట్ డ్రైవ్ తర్వాత ఇచ్చినవి ${testDrives}`,
  when: (at) => formatMonth(monthOf(at)),
  described: ({ asDescribed }) => (asDescribed ? 'చెప్పినట్టే ఉంది' : 'చెప్పినట్టు లేదు'),
  punctual: ({ onTime }) => (onTime ? 'సమయానికి ఉన్నారు' : 'సమయానికి లేరు'),
  answer: 'డీలర్ జవాబు',
  loading: 'రేటింగ్‌లు లోడ్ అవుతున్నాయి...',
  failed: 'రేటింగ్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  none: 'ఈ డీలర్‌కు ఇంకా ఎవరూ రేటింగ్ ఇవ్వలేదు.',
};

export const rateTexts: Translated<typeof english.rateTexts> = {
  open: 'ఈ డీలర్‌కు రేటింగ్ ఇవ్వండి',
  again: 'ఈ డీలర్‌కు మళ్లీ రేటింగ్ ఇవ్వండి',
  replaces: (stars) => `మీ పాత రేటింగ్ (5కి ${stars}) బదులు ఇది ఉంటుంది.`,
  confirmLead: 'ఈమెయిల్ కన్ఫర్మ్ చేసిన వారే డీలర్లకు రేటింగ్ ఇవ్వగలరు. మేము మీకు లింక్ పంపుతాము.',
  checking: 'మీ ఈమెయిల్ కన్ఫర్మ్ అయిందో లేదో చూస్తున్నాము...',
  rated: (stars) => `మీ రేటింగ్: 5కి ${stars}`,
  hidden: 'Second Gear మీ రేటింగ్‌ను దాచింది.',
  readFailed: 'మీ రేటింగ్ లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  title: (dealer) => `${dealer} అనే డీలర్‌కు రేటింగ్ ఇవ్వండి`,
  lead: 'దీన్ని ఎవరైనా చదవవచ్చు, కానీ మీ పేరు కనిపించదు. తర్వాత మార్చడం కుదరదు.',
  stars: 'ఎలా అనిపించింది?',
  starsOf: (stars) => `${stars} ${plural(stars, { one: 'స్టార్', other: 'స్టార్లు' })}`,
  asDescribed: 'వాహనం చెప్పినట్టే ఉందా?',
  onTime: 'డీలర్ సమయానికి ఉన్నారా?',
  yes: 'అవును',
  no: 'లేదు',
  text: 'మిగతావారికి ఏమి తెలియాలి?',
  textHint: 'పేర్లు, ఫోన్ నంబర్లు రాయవద్దు.',
  missing: 'స్టార్లు ఎంచుకుని, రెండు ప్రశ్నలకూ జవాబు ఇవ్వండి.',
  send: 'రేటింగ్ పంపండి',
  sending: 'పంపుతున్నాము...',
  sendFailed: 'మీ రేటింగ్ పంపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  signedOut: 'మీ లాగిన్ సమయం ముగిసింది. డీలర్‌కు రేటింగ్ ఇవ్వడానికి మళ్లీ లాగిన్ అవ్వండి.',
};

export const answerTexts: Translated<typeof english.answerTexts> = {
  heading: 'జవాబు ఇవ్వని రేటింగ్‌లు',
  failed: 'మీ రేటింగ్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  label: 'మీ జవాబు',
  hint: 'దీన్ని ఎవరైనా చదవవచ్చు. తర్వాత మార్చడం కుదరదు.',
  missing: 'జవాబు రాయండి.',
  send: 'జవాబు పంపండి',
  sending: 'పంపుతున్నాము...',
  sendFailed: 'మీ జవాబు పంపడం కుదరలేదు. మళ్లీ ప్రయత్నించండి.',
  changed: 'ఈ రేటింగ్‌కు ఇప్పటికే జవాబు ఇచ్చారు.',
  signedOut: 'మీ లాగిన్ సమయం ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
};

export const hideReasonLabels: Translated<typeof english.hideReasonLabels> = {
  abuse: 'ఇందులో ఎవరినైనా అవమానించారు లేదా బెదిరించారు',
  personal: 'ఇందులో ఒకరి పేరు, అడ్రస్ లేదా ఫోన్ నంబర్ ఉంది',
  unrelated: 'ఇది ఈ అమ్మకం గురించి కాదు',
  false: 'ఇందులో చెప్పినది తప్పని తేలింది',
  advertising: 'ఇది ప్రచారం',
};

export const ratingsAsAdminTexts: Translated<typeof english.ratingsAsAdminTexts> = {
  heading: 'రేటింగ్‌లు',
  hide: 'దాచండి',
  show: 'మళ్లీ చూపించండి',
  of: (name) => `: ${name} ఇచ్చిన రేటింగ్`,
  hidden: (reason) => `దాచారు: ${reason}`,
  none: 'ఈ డీలర్‌కు ఎవరూ రేటింగ్ ఇవ్వలేదు.',
  title: (name) => `${name} ఇచ్చిన రేటింగ్‌ను దాచాలా?`,
  lead: 'సైట్ చూసేవారికి ఇది కనిపించదు, సగటులో లెక్కకు రాదు. ఇచ్చిన కొనుగోలుదారుకు, డీలర్‌కు ఇది ఇంకా కనిపిస్తుంది.',
  reason: 'ఎందుకు?',
  noReason: 'ఎందుకో ఎంచుకోండి.',
  failed: 'అది సేవ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  changed: 'ఈలోగా మరొకరు దీని గురించి నిర్ణయం తీసుకున్నారు.',
  signedOut: 'అడ్మిన్ లాగిన్ ముగిసింది. మళ్లీ లాగిన్ అవ్వండి.',
};
