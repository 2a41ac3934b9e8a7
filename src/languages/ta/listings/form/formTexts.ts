import type * as english from '../../../../listings/form/formTexts';
import { photoLimits } from '../../../../shared/limits';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const most = `ஒரு லிஸ்டிங்கில் அதிகபட்சம் ${photoLimits.slots} போட்டோக்கள்தான்.`;

export const listingFormTexts: Translated<typeof english.listingFormTexts> = {
  title: 'வண்டி விவரங்களை எழுதவும்',
  derived: 'கம்பெனி, மாடல், பாடி டைப்',
  derivedHint: 'இவற்றை வைத்துத்தான் வாங்குபவர்கள் உங்கள் லிஸ்டிங்கைக் கண்டுபிடிப்பார்கள். நீங்கள் மாற்றும் வரை பெயரிலிருந்து தானாக நிரம்பும்.',
  incomplete: 'தேவையான எல்லாவற்றையும் நிரப்புங்கள்.',
  uploadFailed: 'வண்டியை அனுப்ப முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  uploaded: 'அனுப்பப்பட்டது!',
  uploading: 'அனுப்பப்படுகிறது...',
  rupees: '₹',
  priceExample: 'உதாரணமாக 4,50,000 அல்லது 4.5 லட்சம்',
  amountHint: (amount) => `வாங்குபவர்கள் பார்ப்பது: ${amount}`,
  proposed: (count, of) => `யோசனை: தளத்தில் உள்ள இந்த மாடலின் ${of} லிஸ்டிங்குகளில் ${count} இப்படி உள்ளது. சரிபார்த்துக்கொள்ளுங்கள்.`,
  priceQuestion: 'இந்த விலை சரியா?',
  amountReads: (amount) => `வாங்குபவர்கள் பார்ப்பது ${amount}. இது சரியா?`,
  save: 'ஆம், சேவ் செய்யவும்',
  changePrice: 'விலையை மாற்றவும்',
  distanceQuestion: 'இந்த கிலோமீட்டர் சரியா?',
  distanceUnknown: (text) => `வாங்குபவர்கள் பார்ப்பது ${text}. கிலோமீட்டர் வைத்துத் தேடினால் இந்த வண்டி கிடைக்காது. இது சரியா?`,
  changeDistance: 'கிலோமீட்டரை மாற்றவும்',
};

export const groupDone: Translated<typeof english.groupDone> = 'முடிந்தது';

export const formGroupTexts: Translated<typeof english.formGroupTexts> = {
  vehicle: 'வண்டி',
  condition: 'வண்டியின் கண்டிஷன்',
};

export const tooFewPhotosTexts: Translated<typeof english.tooFewPhotosTexts> = {
  car: 'காரின் ஒரு போட்டோவையாவது சேருங்கள்.',
  bike: 'பைக்கின் இரண்டு போட்டோக்களையாவது சேருங்கள்.',
};

export const listingPhotoTexts: Translated<typeof english.listingPhotoTexts> = {
  heading: 'போட்டோக்கள்',
  hint: {
    1: 'குறைந்தது ஒரு போட்டோ, JPG அல்லது PNG. முதல் போட்டோதான் கவர்.',
    2: 'குறைந்தது இரண்டு போட்டோக்கள், JPG அல்லது PNG. முதல் போட்டோதான் கவர்.',
  },
  label: (number) => `போட்டோ ${number}`,
  addMore: 'இன்னும் போட்டோ சேர்க்கவும்',
  takePhoto: 'போட்டோ எடுக்கவும்',
  room: (free) =>
    free === 0
      ? `${most} இன்னொன்றைச் சேர்க்க முதலில் ஒன்றை நீக்குங்கள்.`
      : `ஒரே நேரத்தில் பல போட்டோக்களைத் தேர்ந்தெடுக்கலாம், அல்லது இங்கே இழுத்து விடலாம். இன்னும் ${free} போட்டோவுக்கு இடம் உள்ளது.`,
  leftOut: (count) => `${most} ${count} ${plural(count, { one: 'போட்டோ', other: 'போட்டோக்கள்' })} சேர்க்கப்படவில்லை.`,
  notAdded: (name, reason) => `${name}: ${reason}`,
  shows: (number) => `போட்டோ ${number}: இதில் என்ன தெரிகிறது`,
  showsNothing: 'இதில் என்ன தெரிகிறது?',
  moved: (number) => `இது இப்போது போட்டோ ${number}.`,
  stored: 'சேவ் ஆகியுள்ளது',
  alt: (label, name) => `${label}: ${name}`,
  cover: 'கவர்',
  moveEarlier: 'முன்னால் நகர்த்தவும்',
  moveLater: 'பின்னால் நகர்த்தவும்',
  remove: 'நீக்கவும்',
  progress: (label) => `${label}: எவ்வளவு சென்றது`,
  compressing: 'சிறிதாக்கப்படுகிறது...',
  sending: (percent) => `அனுப்பப்படுகிறது: ${percent} %`,
  sent: 'அனுப்பப்பட்டது',
  notSent: 'அனுப்ப முடியவில்லை',
  sentLater: 'இன்னும் அனுப்பவில்லை. தானாக மீண்டும் முயற்சி நடக்கும்.',
  allSent: (sent, all) => `${all} ${plural(all, { one: 'போட்டோவில்', other: 'போட்டோக்களில்' })} ${sent} அனுப்பப்பட்டது.`,
  restLater: 'மற்றவற்றுக்குத் தானாக மீண்டும் முயற்சி நடக்கும்.',
  wrongType: 'JPG, JPEG, PNG போட்டோக்கள் மட்டுமே முடியும்.',
  twice: 'இந்த போட்டோவை ஏற்கெனவே தேர்ந்தெடுத்துள்ளீர்கள். வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  gone: 'இந்த போட்டோ இப்போது லிஸ்டிங்கில் இல்லை. இதை நீக்குங்கள், அல்லது மீண்டும் தேர்ந்தெடுங்கள்.',
};
