import type * as english from '../../../../admin/journal/texts';
import type { Translated } from '../../../translated';

export const journalTexts: Translated<typeof english.journalTexts> = {
  tab: 'ரெக்கார்டு',
  heading: 'ரெக்கார்டு',
  kinds: 'எந்த முடிவுகள்',
  all: 'எல்லாம்',
  ofDealer: (name) => `${name} டீலர், அவரது லிஸ்டிங்குகள் பற்றிய முடிவுகள்`,
  allDealers: 'எல்லா டீலர்களும்',
  dealerForm: 'ஒரு டீலரைப் பற்றிய முடிவுகள்',
  dealerField: 'டீலர் பெயர் அல்லது ஃபோன்',
  find: 'டீலரைத் தேடவும்',
  loading: 'முடிவுகள் லோடு ஆகிறது...',
  failed: 'முடிவுகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  none: 'இப்படி எந்த முடிவும் எடுக்கவில்லை.',
  noTime: 'நேரம் இல்லை',
  // It stands after the dealer's name; `admin` is one of the two texts below.
  by: (admin) => `· முடிவு: ${admin}`,
  you: 'நீங்கள்',
  admin: (end) => `அட்மின் …${end}`,
  download: 'இந்தப் பட்டியலை டவுன்லோடு செய்யவும் (CSV)',
};

export const journalKindLabels: Translated<typeof english.journalKindLabels> = {
  approved: 'அப்ரூவ் ஆனவை',
  rejected: 'டெலீட் ஆனவை',
  seen: 'பார்த்த தள மாற்றங்கள்',
  takenBack: 'திரும்பப் பெற்றவை',
  changes: 'ப்ரொஃபைல் மாற்றங்கள்',
  suspensions: 'முடக்கங்கள்',
  warnings: 'எச்சரிக்கைகள்',
  checks: 'டீலர் சரிபார்ப்புகள்',
  reports: 'புகார்கள்',
  ratings: 'ரேட்டிங்குகள்',
};

export const journalDecisionTexts: Translated<typeof english.journalDecisionTexts> = {
  car: {
    approve: 'கார் லிஸ்டிங் அப்ரூவ் ஆனது',
    reject: 'கார் லிஸ்டிங் டெலீட் ஆனது',
    acknowledge: 'கார் லிஸ்டிங்கில் தளத்தில் செய்த மாற்றம் பார்க்கப்பட்டது',
    requeue: 'கார் லிஸ்டிங் மீண்டும் சரிபார்ப்பில்',
    reopen: 'கார் லிஸ்டிங்கை மீண்டும் பார்க்க வேண்டும்',
  },
  bike: {
    approve: 'பைக் லிஸ்டிங் அப்ரூவ் ஆனது',
    reject: 'பைக் லிஸ்டிங் டெலீட் ஆனது',
    acknowledge: 'பைக் லிஸ்டிங்கில் தளத்தில் செய்த மாற்றம் பார்க்கப்பட்டது',
    requeue: 'பைக் லிஸ்டிங் மீண்டும் சரிபார்ப்பில்',
    reopen: 'பைக் லிஸ்டிங்கை மீண்டும் பார்க்க வேண்டும்',
  },
  profileChange: { approve: 'ப்ரொஃபைல் மாற்றம் அப்ரூவ் ஆனது', reject: 'ப்ரொஃபைல் மாற்றம் ரிஜெக்ட் ஆனது' },
  suspension: { suspend: 'டீலர் முடக்கப்பட்டார்', lift: 'டீலரின் முடக்கம் நீக்கப்பட்டது' },
  warning: { warn: 'டீலருக்கு எச்சரிக்கை அனுப்பப்பட்டது' },
  check: { check: 'டீலருக்குச் சரிபார்ப்பு முத்திரை தரப்பட்டது' },
  report: { done: 'புகார் முடிக்கப்பட்டது' },
  rating: { hide: 'ரேட்டிங் மறைக்கப்பட்டது', show: 'ரேட்டிங் மீண்டும் காட்டப்பட்டது' },
};

export const journalColumns: Translated<typeof english.journalColumns> = [
  'நேரம்',
  'முடிவு',
  'எதைப் பற்றி',
  'டீலர்',
  'காரணம்',
  'அட்மின்',
  'ரெக்கார்டு',
];
