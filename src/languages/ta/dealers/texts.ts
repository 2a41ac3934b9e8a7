import type * as english from '../../../dealers/texts';
import type { Translated } from '../../translated';

export const dealerTexts: Translated<typeof english.dealerTexts> = {
  heading: 'டீலர்கள்',
  seeListings: 'வண்டிகளைப் பார்க்க',
  of: (name) => `(${name})`,
  listLoading: 'டீலர்கள் பட்டியல் லோடு ஆகிறது...',
  loading: 'டீலர் விவரங்கள் லோடு ஆகிறது...',
  dealer: 'டீலர்',
  notFound: 'டீலர் கிடைக்கவில்லை',
  notHere: 'இந்த லிங்க்கில் எந்த டீலரும் இல்லை.',
  seeAll: 'எல்லா டீலர்களையும் பார்க்க',
  noAddress: 'முகவரி தரவில்லை',
  shopOf: (name) => `${name} டீலரின் கடை`,
  gone: 'இந்த டீலர் இப்போது Second Gear தளத்தில் இல்லை.',
  listFailed: 'டீலர்கள் பட்டியல் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  listEmpty: 'டீலர்கள் யாரும் கிடைக்கவில்லை.',
};

export const dealerContactTexts: Translated<typeof english.dealerContactTexts> = {
  call: 'அழைக்கவும்',
  callDealer: 'டீலரை அழைக்கவும்',
  logInToCall: 'அழைக்க லாகின் செய்யவும்',
  whatsApp: 'WhatsApp',
  whatsAppDealer: 'டீலருக்கு WhatsApp',
  map: 'மேப்பில் காட்டவும்',
  logIn: 'ஃபோன் நம்பர் பார்க்க லாகின் செய்யவும்',
  about: (listing, address) => `வணக்கம், எனக்கு ${listing} வண்டியில் ஆர்வம் உள்ளது: ${address}`,
  aboutAny: 'வணக்கம், உங்கள் வண்டிகளை Second Gear தளத்தில் பார்த்தேன்.',
};
