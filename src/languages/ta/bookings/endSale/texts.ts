import type * as english from '../../../../bookings/endSale/texts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

const bookings = (count: number) => `${count} ${plural(count, { one: 'புக்கிங்', other: 'புக்கிங்குகள்' })}`;

export const endSaleTexts: Translated<typeof english.endSaleTexts> = {
  ends: (count) => `இதனால் ${bookings(count)} முடிவுக்கு வரும்`,
  buyersRead: (reason) => `இந்த வாங்குபவர்களுக்குத் தெரிவது: ${reason}`,
  someone: 'ஒரு வாங்குபவர்',
  busy: 'சேவ் ஆகிறது...',
  stop: 'நிறுத்தவும்',
  ending: (count) => `இதுவரை ${bookings(count)} முடிவுக்கு வந்துள்ளது.`,
  stopped: (count) =>
    `நிறுத்தப்பட்டது: ${bookings(count)} முடிவுக்கு வந்துள்ளது, வண்டி இன்னும் விற்பனைக்கு உள்ளது. எப்போது வேண்டுமானாலும் தொடரலாம்.`,
  bookingsUnknown: 'இதனுடன் முடிவுக்கு வரும் புக்கிங்குகள் இன்னும் லோடு ஆகவில்லை.',
  bookingsChanged: 'இந்த வண்டியின் ஒரு புக்கிங் மாறியுள்ளது. மீண்டும் பாருங்கள்.',
  completed: 'முடிந்தது.',
  markSold: 'விற்றதாகக் குறிக்கவும்',
  readFailed: 'லிஸ்டிங் லோடு ஆகவில்லை. “வண்டிகள்” பகுதியில் அதை விற்றதாகக் குறியுங்கள்.',
};
