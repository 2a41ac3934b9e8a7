import type * as english from '../../../photos/texts';
import type { Translated } from '../../translated';

export const photoTexts: Translated<typeof english.photoTexts> = {
  choose: 'போட்டோ தேர்ந்தெடுக்கவும்',
  change: 'போட்டோவை மாற்றவும்',
  wrongType: 'JPG, JPEG, PNG போட்டோக்கள் மட்டுமே முடியும்',
  empty: 'இந்த ஃபைல் காலியாக உள்ளது. வேறு போட்டோவைத் தேர்ந்தெடுங்கள்.',
  unreadable: 'இந்த ஃபைலை போட்டோவாகப் படிக்க முடியவில்லை. வேறொன்றைத் தேர்ந்தெடுங்கள்.',
  tooLarge: 'இந்த போட்டோவில் பிக்சல்கள் மிக அதிகம். சிறிய போட்டோவைத் தேர்ந்தெடுங்கள்.',
  lost: (name) => `${name} ஃபைலை இப்போது படிக்க முடியவில்லை. மீண்டும் தேர்ந்தெடுங்கள்.`,
  notUsable: (name) => `${name} ஃபைலை அனுப்பத் தயார் செய்ய முடியவில்லை. மீண்டும் தேர்ந்தெடுங்கள், அல்லது வேறு போட்டோவைத் தேர்ந்தெடுங்கள்.`,
};

export const photoViewerTexts: Translated<typeof english.photoViewerTexts> = {
  notLoaded: 'இந்த போட்டோ லோடு ஆகவில்லை.',
  photo: 'போட்டோ',
  zoomOut: 'சிறிதாக்கவும்',
  zoomIn: 'பெரிதாக்கவும்',
  close: 'போட்டோக்களை மூடவும்',
  previous: 'முந்தைய போட்டோ',
  next: 'அடுத்த போட்டோ',
};
