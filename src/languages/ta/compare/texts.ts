import type * as english from '../../../compare/texts';
import { loanSettings } from '../../../monthlyCost/settings';
import { compareLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

const { downPaymentPercent, ratePercent, months } = loanSettings;
const { most } = compareLimits;

export const compareTexts: Translated<typeof english.compareTexts> = {
  heading: { car: 'கார்கள் ஒப்பீடு', bike: 'பைக்குகள் ஒப்பீடு' },
  title: (names) => names.join(' அல்லது '),
  compare: 'ஒப்பிடவும்',
  compareNamed: (name) => `${name} வண்டியை மற்றவற்றுடன் ஒப்பிடவும்`,
  table: { car: 'கார்களின் ஒப்பீடு', bike: 'பைக்குகளின் ஒப்பீடு' },
  fact: 'விவரம்',
  booking: 'புக்கிங்',
  price: 'விலை',
  monthlyCost: 'மாதச் செலவு',
  place: 'இடம்',
  dealer: 'டீலர்',
  notStated: 'தகவல் இல்லை',
  differs: 'வேறுபடுகிறது',
  marked: 'குறியிட்ட விவரங்கள் வேறுபடுகின்றன.',
  onlyDifferences: 'வித்தியாசங்கள் மட்டும்',
  nothingDiffers: 'எல்லா விவரங்களும் ஒன்றுபோல் உள்ளன.',
  remove: 'நீக்கவும்',
  fullTitle: {
    car: `ஒப்பிட ${most} கார்களைத் தேர்ந்தெடுத்துவிட்டீர்கள்`,
    bike: `ஒப்பிட ${most} பைக்குகளைத் தேர்ந்தெடுத்துவிட்டீர்கள்`,
  },
  full: `அதிகபட்சம் ${most} வண்டிகளை ஒப்பிடலாம். இதைச் சேர்க்க, ஒப்பீட்டைத் திறந்து முதலில் வேறொன்றை நீக்குங்கள்.`,
  notKept: 'இந்த பிரவுசர் இந்தத் தளத்துக்கு எதையும் சேமிப்பதில்லை, எனவே உங்கள் தேர்வை வைத்திருக்க முடியாது.',
  removeNamed: (name) => `${name} வண்டியை நீக்கவும்`,
  sold: 'விற்பனையானது',
  withdrawn: 'இனி விற்பனைக்கு இல்லை',
  loading: 'லோடு ஆகிறது...',
  failed: 'இந்த வண்டிகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  gone: {
    car: (count) => `இவற்றில் ${count} ${plural(count, { one: 'கார்', other: 'கார்கள்' })} இனி காட்டப்படாது.`,
    bike: (count) => `இவற்றில் ${count} ${plural(count, { one: 'பைக்', other: 'பைக்குகள்' })} இனி காட்டப்படாது.`,
  },
  mixed: {
    car: 'காரை காருடனும் பைக்கை பைக்குடனும்தான் ஒப்பிட முடியும். இங்கே கார்கள் உள்ளன.',
    bike: 'காரை காருடனும் பைக்கை பைக்குடனும்தான் ஒப்பிட முடியும். இங்கே பைக்குகள் உள்ளன.',
  },
  tooMany: `அதிகபட்சம் ${most} வண்டிகளை ஒப்பிடலாம். இங்கே முதல் ${most} உள்ளன.`,
  nothing: 'ஒப்பிட இன்னும் எதுவும் இல்லை',
  nothingHow:
    'இரண்டு முதல் நான்கு கார்கள் அல்லது பைக்குகளின் விவரங்களில் “ஒப்பிடவும்” என்பதை அழுத்துங்கள், அல்லது “சேமித்தவை” பகுதியில் அவற்றை டிக் செய்யுங்கள்.',
  saved: 'சேமித்தவற்றைப் பார்க்க',
  add: { car: 'இன்னொரு கார் சேர்க்கவும்', bike: 'இன்னொரு பைக் சேர்க்கவும்' },
  addLead: 'சமீபத்தில் பார்த்தவையும் சேமித்தவையும்',
  addOne: {
    car: 'ஒப்பிட இன்னும் ஒரு காரையாவது தேர்ந்தெடுங்கள்.',
    bike: 'ஒப்பிட இன்னும் ஒரு பைக்கையாவது தேர்ந்தெடுங்கள்.',
  },
  addNamed: (name) => `${name} வண்டியைச் சேர்க்கவும்`,
  noMore: 'வேறொன்றின் விவரங்களைத் திறந்து “ஒப்பிடவும்” என்பதை அழுத்துங்கள், அல்லது பட்டியலிலிருந்து தேர்ந்தெடுங்கள்.',
  browse: { car: 'கார்களைப் பார்க்க', bike: 'பைக்குகளைப் பார்க்க' },
  print: 'பிரிண்ட்',
  estimate: `மாதச் செலவு ஒரு மதிப்பீடுதான், ஆஃபர் அல்ல: டவுன் பேமெண்ட் ${downPaymentPercent} %, வட்டி வருடத்துக்கு ${ratePercent} %, ${months} மாதங்கள்.`,
};

export const trayTexts: Translated<typeof english.trayTexts> = {
  label: 'ஒப்பிடத் தேர்ந்தெடுத்தவை',
  chosen: {
    car: (count) => `${most} கார்களில் ${count}`,
    bike: (count) => `${most} பைக்குகளில் ${count}`,
  },
  clear: 'நீக்கவும்',
  clearNamed: { car: 'ஒப்பிடத் தேர்ந்தெடுத்த கார்களை நீக்கவும்', bike: 'ஒப்பிடத் தேர்ந்தெடுத்த பைக்குகளை நீக்கவும்' },
  compare: {
    car: (count) => (count === 1 ? 'இன்னொரு கார் சேர்க்கவும்' : `${count} கார்களை ஒப்பிடவும்`),
    bike: (count) => (count === 1 ? 'இன்னொரு பைக் சேர்க்கவும்' : `${count} பைக்குகளை ஒப்பிடவும்`),
  },
};
