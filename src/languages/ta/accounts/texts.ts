import type * as english from '../../../accounts/texts';
import type { Translated } from '../../translated';

export const accountTexts: Translated<typeof english.accountTexts> = {
  loginEmail: 'சரியான இமெயிலை எழுதுங்கள்',
  signUpEmail: 'சரியான இமெயிலை எழுதுங்கள்',
  buyerLoginPassword: 'பாஸ்வேர்டில் குறைந்தது 6 எழுத்துகள் இருக்க வேண்டும்',
  dealerLoginPassword: 'பாஸ்வேர்டில் 6 எழுத்துகளுக்கு மேல் வேண்டும்; அதில் ஆங்கில எழுத்துகள், எண்கள், சிறப்புக் குறிகள் இருக்க வேண்டும்',
  buyerSignUpName: 'உங்கள் பெயரை எழுதுங்கள்',
  buyerSignUpPassword: 'பாஸ்வேர்டில் குறைந்தது 6 எழுத்துகள் இருக்க வேண்டும்',
  dealerSignUpPassword: 'பாஸ்வேர்டில் குறைந்தது 6 எழுத்துகள் வேண்டும்; அதில் ஆங்கில எழுத்து, எண் இரண்டும் இருக்க வேண்டும்',
  oldPasswordMissing: 'உங்கள் இப்போதைய பாஸ்வேர்டை எழுதுங்கள்',
  phone: 'சரியான 10 இலக்க ஃபோன் நம்பரை எழுதுங்கள்',
  dealerSignUpIncomplete: 'போட்டோ உட்பட எல்லாவற்றையும் நிரப்ப வேண்டும்',
  wrongLogin: 'இமெயில் அல்லது பாஸ்வேர்டு தவறு',
  loginFailed: 'லாகின் ஆகவில்லை',
  loggedIn: 'லாகின் ஆகிவிட்டது',
  signedUp: 'கணக்கு தொடங்கியாகிவிட்டது',
  signUpFailed: 'கணக்கு தொடங்க முடியவில்லை',
  resetSent: 'இந்த இமெயிலுக்குக் கணக்கு இருந்தால், புதிய பாஸ்வேர்டு வைக்க ஒரு லிங்க் வரும்.',
  resetFailed: 'இமெயில் அனுப்ப முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  dealerIdMissing: 'டீலர் ஐடி கிடைக்கவில்லை. மீண்டும் லாகின் செய்யுங்கள்.',
};

export const deletedTexts: Translated<typeof english.deletedTexts> = {
  buyer: 'உங்கள் கணக்கை நீக்குவது இன்னும் முடியவில்லை. இதே இமெயிலில் லாகின் செய்தால் அது தொடரும். பிறகு மீண்டும் கணக்கு தொடங்குங்கள்.',
  dealer: 'இந்த லாகினின் டீலர் கணக்கு நீக்கப்பட்டுவிட்டது. வேறு இமெயிலில் கணக்கு தொடங்குங்கள்.',
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  needs: 'பாஸ்வேர்டில் என்ன வேண்டும்',
  held: ' (உள்ளது)',
  long: (characters) => `${characters} அல்லது அதிக எழுத்துகள்`,
  letter: 'A முதல் Z வரை ஒரு எழுத்து',
  digit: 'ஒரு எண்',
  sign: '@$!%*?&# இவற்றில் ஒன்று',
  nothingElse: 'A முதல் Z வரையிலான எழுத்துகள், எண்கள், @$!%*?&# மட்டும்',
};

export const accountFormTexts: Translated<typeof english.accountFormTexts> = {
  chosen: (file) => `தேர்ந்தெடுத்த ஃபைல்: ${file}`,
  preview: 'தேர்ந்தெடுத்த போட்டோ',
};

export const loginTexts: Translated<typeof english.loginTexts> = {
  needed: 'லாகின் தேவை',
  neededHeading: 'லாகின் செய்யுங்கள்',
  again: 'மீண்டும் லாகின் செய்யவும்',
  submit: 'லாகின்',
  busy: 'லாகின் ஆகிறது...',
  forgotPassword: 'பாஸ்வேர்டு மறந்துவிட்டதா?',
  checkEmail: 'உங்கள் இமெயிலைப் பாருங்கள்',
  newHere: 'இங்கே புதியவரா?',
  createAccount: 'கணக்கு தொடங்கவும்',
};

export const signUpTexts: Translated<typeof english.signUpTexts> = {
  submit: 'கணக்கு தொடங்கவும்',
  busy: 'கணக்கு தொடங்குகிறது...',
  haveAccount: 'ஏற்கெனவே கணக்கு உள்ளதா?',
  signIn: 'லாகின் செய்யவும்',
};
