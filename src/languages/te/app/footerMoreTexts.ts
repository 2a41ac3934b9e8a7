import type * as english from '../../../app/footerMoreTexts';
import type { Translated } from '../../translated';

export const footerMoreTexts: Translated<typeof english.footerMoreTexts> = {
  aboutHeading: 'Second Gear గురించి',
  about:
    'సెకండ్ హ్యాండ్ కార్లు, బైక్‌ల డీలర్లను, టెస్ట్ డ్రైవ్ చేయాలనుకునే లేదా కొనాలనుకునే వారిని మేము కలుపుతాము. ప్రతి లిస్టింగ్ సైట్‌లోకి ' +
    'రాకముందే దాన్ని పరిశీలిస్తాము.',
  supportHeading: 'సహాయం',
  message: 'మాకు మెసేజ్ పంపండి',
  followHeading: 'మమ్మల్ని ఫాలో అవ్వండి',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'కంపెనీలు, ప్రాంతాలు',
};
