import type * as english from '../../../../bookings/today/texts';
import type { Translated } from '../../../translated';

export const todayTexts: Translated<typeof english.todayTexts> = {
  morning: (dealer) => `காலை வணக்கம், ${dealer}`,
  afternoon: (dealer) => `மதிய வணக்கம், ${dealer}`,
  evening: (dealer) => `மாலை வணக்கம், ${dealer}`,
  requests: 'உங்கள் பதிலுக்குக் காத்திருப்பவை',
  requestsLoading: 'உங்கள் பதிலுக்குக் காத்திருப்பவை லோடு ஆகிறது...',
  requestsFailed: 'உங்கள் பதிலுக்குக் காத்திருப்பவை லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  noRequests: 'உங்கள் பதிலுக்கு எதுவும் காத்திருக்கவில்லை.',
  allRequests: 'பதிலுக்குக் காத்திருப்பவை எல்லாம் பார்க்க',
  // It stands between the names of the buyer and of the vehicle.
  wants: { car: 'கேட்கும் கார்:', bike: 'கேட்கும் பைக்:' },
  someone: 'ஒரு வாங்குபவர்',
  noTestDrive: 'அழைக்கச் சொல்கிறார்',
  hourHasPassed: 'நேரம் கடந்துவிட்டது',
  asked: (ago) => `${ago} கேட்டார்`,
  another: 'வேறு நேரம்',
  call: 'அழைக்கவும்',
  callWho: (name) => `${name} என்பவரை அழைக்கவும்`,
  sendDirections: 'வழி அனுப்பவும்',
  sendDirectionsTo: (name) => `${name} என்பவருக்கு வழி அனுப்பவும்`,
  directions: (dealer, link) => `${dealer} கடைக்கு வழி: ${link}`,
  accepted: (name) => `ஏற்கப்பட்டது. இப்போது ${name} என்பவருக்குத் தெரியும்.`,
  declined: (name) => `மறுக்கப்பட்டது. ${name} என்பவர் நீங்கள் சொன்ன காரணத்தைப் படிப்பார்.`,
  proposed: (name) => `வேறு நேரம் அனுப்பப்பட்டது. ${name} என்பவர் அதை ஏற்பார் அல்லது வேறு நேரம் கேட்பார்.`,
  testDrives: 'டெஸ்ட் டிரைவ்கள்',
  testDrivesLoading: 'உங்கள் டெஸ்ட் டிரைவ்கள் லோடு ஆகிறது...',
  today: 'இன்று',
  tomorrow: 'நாளை',
  noneToday: 'இன்று எதுவும் இல்லை.',
  noneTomorrow: 'நாளை எதுவும் இல்லை.',
  testDrivesFailed: 'உங்கள் டெஸ்ட் டிரைவ்கள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  numbers: 'எண்ணிக்கை',
  live: 'தளத்தில்',
  waiting: 'சரிபார்ப்பில்',
  thisWeek: 'கோரிக்கைகள், 7 நாட்களில்',
  saved: 'முறை சேமிக்கப்பட்டது',
  notKnown: '–',
};

export const waitingCountTexts: Translated<typeof english.waitingCountTexts> = {
  ofRequests: (count) => `பதில் தர வேண்டியது: ${count}`,
};
