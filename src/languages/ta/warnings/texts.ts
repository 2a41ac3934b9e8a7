import type * as english from '../../../warnings/texts';
import type { Translated } from '../../translated';

export const ownWarningTexts: Translated<typeof english.ownWarningTexts> = {
  label: 'எச்சரிக்கைகள்',
  title: 'Second Gear அனுப்பிய எச்சரிக்கை',
  read: 'படித்துவிட்டேன்',
  readFailed: 'நீங்கள் படித்ததை சேவ் செய்ய முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  failed: 'Second Gear அனுப்பிய எச்சரிக்கைகள் உள்ளதா என்று பார்க்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
};

export const warningTexts: Translated<typeof english.warningTexts> = {
  heading: 'எச்சரிக்கைகள்',
  warn: 'எச்சரிக்கவும்',
  warnName: (name) => `${name} டீலரை எச்சரிக்கவும்`,
  question: (name) => `${name} டீலரை எச்சரிக்கவும்`,
  lead: 'படித்துவிட்டதாக டீலர் சொல்லும் வரை இது அவரது முதல் பக்கத்தில் மேலே இருக்கும். ரெக்கார்டிலும் இருக்கும், திரும்பப் பெற முடியாது.',
  text: 'என்ன மாற வேண்டும்?',
  noText: 'என்ன மாற வேண்டும் என்று சொல்லுங்கள்.',
  send: 'எச்சரிக்கை அனுப்பவும்',
  sending: 'அனுப்பப்படுகிறது...',
  sendFailed: 'எச்சரிக்கையை அனுப்ப முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  signedOut: 'அட்மின் லாகின் முடிந்துவிட்டது. மீண்டும் லாகின் செய்யுங்கள்.',
  loading: 'எச்சரிக்கைகள் லோடு ஆகிறது...',
  failed: 'எச்சரிக்கைகள் லோடு ஆகவில்லை. மீண்டும் முயற்சியுங்கள்.',
  none: 'இந்த டீலருக்கு எச்சரிக்கை எதுவும் அனுப்பவில்லை.',
  sentAt: (time) => `அனுப்பியது: ${time}`,
  readAt: (time) => `படித்தது: ${time}`,
  unread: 'இன்னும் படிக்கவில்லை',
};
