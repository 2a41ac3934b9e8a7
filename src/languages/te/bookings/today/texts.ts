import type * as english from '../../../../bookings/today/texts';
import type { Translated } from '../../../translated';

export const todayTexts: Translated<typeof english.todayTexts> = {
  morning: (dealer) => `శుభోదయం, ${dealer}`,
  afternoon: (dealer) => `నమస్తే, ${dealer}`,
  evening: (dealer) => `శుభ సాయంత్రం, ${dealer}`,
  requests: 'మీ జవాబు కోసం చూస్తున్నారు',
  requestsLoading: 'మీ జవాబు కోసం ఉన్నవి లోడ్ అవుతున్నాయి...',
  requestsFailed: 'మీ జవాబు కోసం ఉన్నవి లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  noRequests: 'మీరు జవాబు ఇవ్వాల్సినవి ఏవీ లేవు.',
  allRequests: 'జవాబు ఇవ్వాల్సినవన్నీ చూడండి',
  // Between the buyer's name and the name of the vehicle.
  wants: { car: 'అడుగుతున్న కారు:', bike: 'అడుగుతున్న బైక్:' },
  someone: 'ఒక కొనుగోలుదారు',
  noTestDrive: 'కాల్ చేయమంటున్నారు',
  hourHasPassed: 'ఆ సమయం దాటిపోయింది',
  asked: (ago) => `${ago} అడిగారు`,
  another: 'వేరే సమయం',
  call: 'కాల్ చేయండి',
  callWho: (name) => `${name} గారికి కాల్ చేయండి`,
  sendDirections: 'దారి పంపండి',
  sendDirectionsTo: (name) => `${name} గారికి దారి పంపండి`,
  directions: (dealer, link) => `${dealer} దగ్గరికి దారి: ${link}`,
  accepted: (name) => `అంగీకరించారు. ${name} గారికి ఇప్పుడు కనిపిస్తుంది.`,
  declined: (name) => `తిరస్కరించారు. ${name} గారికి మీ కారణం కనిపిస్తుంది.`,
  proposed: (name) => `సూచించారు. ${name} గారు ఆ సమయం తీసుకుంటారు లేదా వేరేది అడుగుతారు.`,
  testDrives: 'టెస్ట్ డ్రైవ్‌లు',
  testDrivesLoading: 'మీ టెస్ట్ డ్రైవ్‌లు లోడ్ అవుతున్నాయి...',
  today: 'ఈ రోజు',
  tomorrow: 'రేపు',
  noneToday: 'ఈ రోజు ఏవీ లేవు.',
  noneTomorrow: 'రేపు ఏవీ లేవు.',
  testDrivesFailed: 'మీ టెస్ట్ డ్రైవ్‌లు లోడ్ కాలేదు. మళ్లీ ప్రయత్నించండి.',
  numbers: 'లెక్కలు',
  live: 'సైట్‌లో ఉన్నవి',
  waiting: 'పరిశీలనలో ఉన్నవి',
  thisWeek: '7 రోజుల్లో రిక్వెస్ట్‌లు',
  saved: 'కొనుగోలుదారులు సేవ్ చేసినవి',
  notKnown: '–',
};

export const waitingCountTexts: Translated<typeof english.waitingCountTexts> = {
  ofRequests: (count) => `జవాబు ఇవ్వాల్సినవి: ${count}`,
};
