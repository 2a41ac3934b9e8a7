import type * as english from '../../../admin/texts';
import { isSaleOver } from '../../../listings/state/listingState';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const reviewTexts: Translated<typeof english.reviewTexts> = {
  posted: (time) => `சேர்த்தது: ${time}`,
  reason: 'காரணம்:',
  approve: 'அப்ரூவ் செய்யவும்',
  approved: 'அப்ரூவ் ஆனது',
  delete: 'டெலீட் செய்யவும்',
  backToPending: 'மீண்டும் சரிபார்ப்புக்கு',
  historyLoading: 'முடிவுகள் லோடு ஆகிறது...',
  // It stands after the name of a photo.
  fullSize: '(முழு அளவில், புதிய டேபில்)',
  medium: 'லிஸ்டிங் பக்கத்தில் தெரிவது போல',
  mediumPhoto: (photo) => `${photo}, லிஸ்டிங் பக்கத்தில் தெரிவது போல`,
  small: 'பட்டியலில் தெரிவது போல',
  smallPhoto: (photo) => `${photo}, பட்டியலில் தெரிவது போல`,
  foreignWords:
    'இதன் பெயரிலும் மாவட்டத்திலும் இல்லாத வார்த்தைகளைத் தேடினாலும் இந்த லிஸ்டிங் கிடைக்கும். இதை அப்ரூவ் செய்ய முடியாது. டெலீட் செய்யுங்கள்: டீலர் மீண்டும் சேவ் செய்யும்போது சரியான வார்த்தைகள் வந்துவிடும்.',
  suspended: 'இதன் டீலர் முடக்கப்பட்டுள்ளார். முடக்கத்தை நீக்கிய பிறகு இதை அப்ரூவ் செய்யலாம்.',
  becomesPublic: 'நீங்கள் அப்ரூவ் செய்யும் முதல் லிஸ்டிங்குடன் இதன் டீலரும் தளத்தில் தெரிவார். பெயர், இடம், போட்டோ ஆகியவற்றையும் பாருங்கள்.',
};

export const changedContentTexts: Translated<typeof english.changedContentTexts> = {
  heading: {
    approve: 'அப்ரூவ் ஆன பிறகு மாறியவை',
    reject: 'டெலீட் ஆன பிறகு மாறியவை',
    acknowledge: 'பார்த்த பிறகு மாறியவை',
    requeue: 'முடிவைத் திரும்பப் பெற்ற பிறகு மாறியவை',
    reopen: '“பார்த்தாகிவிட்டது” என்பதைத் திரும்பப் பெற்ற பிறகு மாறியவை',
  },
  before: 'அப்போது:',
  now: 'இப்போது:',
  notStated: 'தகவல் இல்லை',
  nothing: 'எதுவும் இல்லை. லிஸ்டிங் முன்பு போலவே உள்ளது.',
  newPhotos: (count) => plural(count, { one: 'புதிய போட்டோ', other: 'புதிய போட்டோக்கள்' }),
  removedPhotos: (count) => plural(count, { one: 'நீக்கிய போட்டோ', other: 'நீக்கிய போட்டோக்கள்' }),
  loading: 'மாற்றங்கள் லோடு ஆகிறது...',
  failed: 'மாற்றங்கள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
};

export const adminBarTexts: Translated<typeof english.adminBarTexts> = {
  label: 'தினசரி வேலை',
  pending: 'பட்டியல்',
  dealers: 'டீலர்கள்',
  messages: 'மெசேஜ்',
  numbers: 'எண்ணிக்கை',
};

export const adminTexts: Translated<typeof english.adminTexts> = {
  loginTitle: 'அட்மின் லாகின்',
  loginHeading: 'அட்மின் லாகின்',
  adminId: 'அட்மின் ஐடி',
  password: 'பாஸ்வேர்டு',
  incomplete: 'அட்மின் ஐடியையும் பாஸ்வேர்டையும் எழுதுங்கள்.',
  title: 'அட்மின்',
  heading: 'அட்மின் பக்கம்',
  logout: 'லாக் அவுட்',
  tabs: 'எதைப் பார்ப்பது',
  dealers: 'டீலர்கள்',
  messages: 'மெசேஜ்கள்',
  wrongCredentials: 'அட்மின் ஐடி அல்லது பாஸ்வேர்டு தவறு. மீண்டும் முயற்சியுங்கள்.',
  noAdminData: 'அட்மின் டேட்டா கிடைக்கவில்லை.',
  takenBack: 'முடிவு திரும்பப் பெறப்பட்டது. லிஸ்டிங் மீண்டும் சரிபார்ப்பில் உள்ளது.',
  takeBackFailed: 'முடிவைத் திரும்பப் பெற முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  historyFailed: 'முடிவுகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
};

export const queueTexts: Translated<typeof english.queueTexts> = {
  noMatch: {
    car: (search) => `“${search}” என்பதற்குப் பொருந்தும் கார் லிஸ்டிங் எதுவும் இல்லை.`,
    bike: (search) => `“${search}” என்பதற்குப் பொருந்தும் பைக் லிஸ்டிங் எதுவும் இல்லை.`,
  },
  leftOut: (words) => `ஒரு தேடலில் இரண்டு வார்த்தைகள்தான். விடப்பட்டவை: ${words.map((word) => `“${word}”`).join(', ')}.`,
  none: {
    approved: { car: 'அப்ரூவ் ஆன கார் லிஸ்டிங் எதுவும் இல்லை.', bike: 'அப்ரூவ் ஆன பைக் லிஸ்டிங் எதுவும் இல்லை.' },
    rejected: { car: 'டெலீட் ஆன கார் லிஸ்டிங் எதுவும் இல்லை.', bike: 'டெலீட் ஆன பைக் லிஸ்டிங் எதுவும் இல்லை.' },
  },
  noneSuch: {
    car: 'நீங்கள் தேர்ந்தெடுத்ததில் கார் லிஸ்டிங் எதுவும் இல்லை.',
    bike: 'நீங்கள் தேர்ந்தெடுத்ததில் பைக் லிஸ்டிங் எதுவும் இல்லை.',
  },
  ofDealer: (name) => `${name} டீலரின் லிஸ்டிங்குகள், பழையவை முதலில்`,
  askBeforeApproval: 'காரை அப்ரூவ் செய்யும் முன் கேட்கவும்',
  back: 'பட்டியலுக்குத் திரும்ப',
  again: 'மீண்டும் அனுப்பியது',
  newDealer: 'புதிய டீலர்',
};

export const seenTexts: Translated<typeof english.seenTexts> = {
  seen: 'பார்த்தாகிவிட்டது',
  tag: 'தளத்தில் மாற்றியது',
  explanation: 'இந்த மாற்றம் வாங்குபவர்களுக்கு ஏற்கெனவே தெரிகிறது. இதன் டீலர் சரிபார்க்கப்பட்டவர்.',
  done: (name) => `பார்த்தாகிவிட்டது. ${name} தளத்திலேயே இருக்கும்.`,
  takenBack: 'திரும்பப் பெறப்பட்டது. தளத்தில் செய்த மாற்றம் மீண்டும் பட்டியலில் உள்ளது.',
  failed: 'நீங்கள் பார்த்ததை சேவ் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
};

export const approveAllTexts: Translated<typeof english.approveAllTexts> = {
  all: (count) =>
    plural(count, {
      one: 'பட்டியலில் உள்ள லிஸ்டிங்கை அப்ரூவ் செய்யவும்',
      other: `பட்டியலில் உள்ள ${count} லிஸ்டிங்குகளையும் அப்ரூவ் செய்யவும்`,
    }),
  busy: 'அப்ரூவ் ஆகிறது...',
  question: (count, dealer) =>
    `${dealer} டீலரின் ${count} ${plural(count, { one: 'லிஸ்டிங்கை', other: 'லிஸ்டிங்குகளை' })} அப்ரூவ் செய்யலாமா?`,
  consequence: 'அப்ரூவ் ஆனதும் இவை தளத்தில் வரும்.',
  approve: 'எல்லாம் அப்ரூவ் செய்யவும்',
  done: (count) => `அப்ரூவ் ஆனது: ${count} ${plural(count, { one: 'லிஸ்டிங்', other: 'லிஸ்டிங்குகள்' })}`,
};

export const hintTexts: Translated<typeof english.hintTexts> = {
  likePrice: (count, median) =>
    `தளத்தில் உள்ள இது போன்ற ${count} ${plural(count, { one: 'வண்டியின்', other: 'வண்டிகளின்' })} விலை சுமார் ${median}.`,
  farPrice: (count, median) =>
    `இது போன்ற வண்டிகளை விட விலை மிகவும் வேறுபடுகிறது: தளத்தில் உள்ள ${count} ${plural(count, { one: 'வண்டியின்', other: 'வண்டிகளின்' })} விலை சுமார் ${median}.`,
  copied: {
    photo: (name) => `வேறொரு டீலரின் லிஸ்டிங்கில் இதே போட்டோ உள்ளது: ${name}.`,
    description: (name) => `தளத்தில் வேறொரு டீலரின் லிஸ்டிங்கில் இதே விளக்கம் உள்ளது: ${name}.`,
    facts: (name) => `தளத்தில் வேறொரு டீலரின் லிஸ்டிங்கில் இதே விலை, வருடம், கிலோமீட்டர் உள்ளது: ${name}.`,
  },
  reports: (count, text) => plural(count, { one: `வாங்குபவரின் ${text} புகார்`, other: `வாங்குபவர்களின் ${text} புகார்கள்` }),
  emailConfirmed: (day) => `டீலர் ${day} அன்று தன் இமெயிலை உறுதி செய்தார்.`,
  emailNotConfirmed: 'டீலர் தன் இமெயிலை உறுதி செய்யவில்லை.',
  phoneInText: 'விளக்கத்தில் ஃபோன் நம்பர் உள்ளது.',
  twin: {
    name: (dealer) => `வேறொரு டீலருக்கும் இதே பெயர் உள்ளது: ${dealer}.`,
    phone: (dealer) => `வேறொரு டீலருக்கும் இதே ஃபோன் நம்பர் உள்ளது: ${dealer}.`,
  },
  suspendedTwin: {
    name: (dealer) => `முடக்கப்பட்ட ஒரு டீலருக்கும் இதே பெயர் உள்ளது: ${dealer}.`,
    phone: (dealer) => `முடக்கப்பட்ட ஒரு டீலருக்கும் இதே ஃபோன் நம்பர் உள்ளது: ${dealer}.`,
  },
};

export const shortcutTexts: Translated<typeof english.shortcutTexts> = {
  heading: 'கீபோர்டு ஷார்ட்கட்கள்',
  next: 'அடுத்த லிஸ்டிங்',
  previous: 'முந்தைய லிஸ்டிங்',
  approve: 'லிஸ்டிங்கை அப்ரூவ் செய்ய; தளத்தில் செய்த மாற்றத்துக்கு “பார்த்தாகிவிட்டது”',
  reject: 'லிஸ்டிங்கை டெலீட் செய்ய',
  undo: 'கடைசி முடிவைத் திரும்பப் பெற',
  search: 'தேட',
  help: 'இந்த ஷார்ட்கட்களைக் காட்ட அல்லது மறைக்க',
  use: 'இந்த ஷார்ட்கட்களைப் பயன்படுத்தவும்',
};

export const undoTexts: Translated<typeof english.undoTexts> = {
  label: 'கடைசி முடிவு',
  undo: 'திரும்பப் பெறவும்',
  last: {
    approve: (name) => `அப்ரூவ் ஆனது: ${name}`,
    reject: (name) => `டெலீட் ஆனது: ${name}`,
    acknowledge: (name) => `பார்த்தாகிவிட்டது: ${name}`,
  },
};

const reviewOf = (vehicle: string) => ({
  loading: `${vehicle} லிஸ்டிங்குகள் லோடு ஆகிறது...`,
  reviewEmpty: `அப்ரூவ் செய்ய ${vehicle} லிஸ்டிங் எதுவும் இல்லை.`,
  reviewTitle: `${vehicle} லிஸ்டிங்குகளை அப்ரூவ் செய்யவும்`,
  approveQuestion: `இந்த ${vehicle} லிஸ்டிங்கை அப்ரூவ் செய்யலாமா?`,
  approveConsequence: 'அப்ரூவ் ஆனதும் லிஸ்டிங் தளத்தில் வரும்.',
  rejectQuestion: `இந்த ${vehicle} லிஸ்டிங்கை டெலீட் செய்யலாமா?`,
  rejectConsequence: 'வாங்குபவர்களுக்கு இது இனி தெரியாது. ரெக்கார்டு இருக்கும், பிறகு இதை அப்ரூவ் செய்யலாம்.',
  approved: `${vehicle} லிஸ்டிங் அப்ரூவ் ஆகிவிட்டது.`,
  rejected: `${vehicle} லிஸ்டிங் டெலீட் ஆகிவிட்டது.`,
  approveFailed: `${vehicle} லிஸ்டிங்கை அப்ரூவ் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.`,
  rejectFailed: `${vehicle} லிஸ்டிங்கை டெலீட் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.`,
});

export const kindReviewTexts: Translated<typeof english.kindReviewTexts> = {
  car: reviewOf('கார்'),
  bike: reviewOf('பைக்'),
};

export const rejectConsequence: typeof english.rejectConsequence = ({ kind, state, visible }) => {
  if (state === 'suspended')
    return 'டீலர் முடக்கத்தில் இருக்கும் வரை இது வாங்குபவர்களுக்குத் தெரியாது. டெலீட் செய்தால், முடக்கத்தை நீக்கிய பிறகும் இது திரும்ப வராது.';
  if (!isSaleOver(state)) return kindReviewTexts[kind].rejectConsequence;
  return visible
    ? 'வாங்குபவர்கள் தேடினால் இது கிடைக்காது, ஆனால் இதன் லிங்க் உள்ளவர்கள் இன்னும் பார்க்க முடியும். டெலீட் செய்த பிறகு டீலர் மட்டுமே பார்க்க முடியும்.'
    : 'இது வாங்குபவர்களுக்குத் தெரியாது. டெலீட் செய்த பிறகு டீலருக்குக் காரணம் தெரியும்; இப்போது உள்ளபடியே மீண்டும் விற்பனைக்கு வைக்க முடியாது.';
};

export const queueLabels: Translated<typeof english.queueLabels> = {
  pending: 'சரிபார்ப்பில்',
  approved: 'அப்ரூவ் ஆனவை',
  rejected: 'டெலீட் ஆனவை',
  all: 'எல்லாம்',
};
