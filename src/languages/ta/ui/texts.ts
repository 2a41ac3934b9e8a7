import type * as english from '../../../ui/texts';
import type { Translated } from '../../translated';

export const dialogTexts: Translated<typeof english.dialogTexts> = {
  error: 'தவறு நடந்துவிட்டது',
  invalidInput: 'எழுதியது சரியில்லை',
  invalid: 'சரியில்லை',
  ok: 'சரி',
  cancel: 'வேண்டாம்',
};

export const headTexts: Translated<typeof english.headTexts> = {
  siteName: 'Second Gear',
  title: (page) => `${page} | Second Gear`,
  description:
    'இந்தியா முழுவதும் உள்ள டீலர்களின் செகண்ட் ஹேண்ட் கார்கள், செகண்ட் ஹேண்ட் பைக்குகள். போட்டோக்களையும் விவரங்களையும் பாருங்கள், டெஸ்ட் டிரைவ் அல்லது ' +
    'வண்டியையே புக் செய்யுங்கள்.',
};

export const controlTexts: Translated<typeof english.controlTexts> = {
  choose: 'தேர்ந்தெடுக்கவும்',
  close: 'மூடவும்',
  hide: 'மறைக்கவும்',
  loading: 'லோடு ஆகிறது...',
  oneMoment: 'ஒரு நிமிடம்...',
  newTab: '(புதிய டேபில் திறக்கும்)',
  optional: 'கட்டாயம் இல்லை',
  opensLater: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள். நெட்வொர்க் திரும்ப வந்ததும் இது திறக்கும்.',
  save: 'சேவ் செய்யவும்',
  show: 'காட்டவும்',
  suggestions: 'யோசனைகள்',
  thePassword: '(பாஸ்வேர்டு)',
  tryAgain: 'மீண்டும் முயற்சிக்கவும்',
};

export const networkTexts: Translated<typeof english.networkTexts> = {
  offline: 'நீங்கள் ஆஃப்லைனில் உள்ளீர்கள்.',
  slow: 'நெட்வொர்க் மெதுவாக உள்ளது.',
  choiceKept: 'நீங்கள் தேர்ந்தெடுத்தது அப்படியே இருக்கும்.',
  typedKept: 'நீங்கள் எழுதியது அப்படியே இருக்கும்.',
};

export const carouselTexts: Translated<typeof english.carouselTexts> = {
  role: 'ஸ்லைடுகள்',
  previous: (label) => `முந்தையது: ${label}`,
  pause: (label) => `நிறுத்தவும்: ${label}`,
  next: (label) => `அடுத்தது: ${label}`,
};
