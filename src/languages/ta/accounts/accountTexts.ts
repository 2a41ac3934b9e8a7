import type * as english from '../../../accounts/accountTexts';
import type { Translated } from '../../translated';

export const accountFieldTexts: Translated<typeof english.accountFieldTexts> = {
  name: 'பெயர்',
  email: 'இமெயில்',
  password: 'பாஸ்வேர்டு',
  phone: 'ஃபோன்',
  phoneHint: '10 இலக்க நம்பர்',
  buyersPhoneHint: '10 இலக்க நம்பர். நீங்கள் புக் செய்யும் வண்டியின் டீலர் இதைப் பார்ப்பார்.',
  dealerName: 'டீலர் பெயர்',
  district: 'மாவட்டம்',
  address: 'முகவரி',
  picture: 'ப்ரொஃபைல் போட்டோ',
  pictureHint: 'JPG அல்லது PNG, உதாரணமாக உங்கள் கடையின் முன்பக்கம்',
  otherPictureHint: 'JPG அல்லது PNG. எதுவும் தேர்ந்தெடுக்காவிட்டால் பழைய போட்டோவே இருக்கும்.',
  oldPassword: 'இப்போதைய பாஸ்வேர்டு',
  newPassword: 'புதிய பாஸ்வேர்டு',
  newEmail: 'புதிய இமெயில்',
};

export const accountRoleTexts: Translated<typeof english.accountRoleTexts> = {
  buyer: {
    loginTitle: 'வாங்குபவர் லாகின்',
    loginLead: 'வண்டியை புக் செய்யவும், உங்கள் புக்கிங்குகளைப் பார்க்கவும் லாகின் செய்யுங்கள்.',
    signUpTitle: 'வாங்குபவர் கணக்கு தொடங்கவும்',
    signUpLead: 'ஒரு நிமிடம் போதும். பிறகு தளத்தில் உள்ள எந்த காரையும் பைக்கையும் புக் செய்யலாம்.',
  },
  dealer: {
    loginTitle: 'டீலர் லாகின்',
    loginLead: 'வண்டிகளைச் சேர்க்கவும், யார் புக் செய்தார்கள் என்று பார்க்கவும் டீலராக லாகின் செய்யுங்கள்.',
    signUpTitle: 'டீலர் கணக்கு தொடங்கவும்',
    signUpLead: 'டீலராகக் கணக்கு தொடங்கி, உங்களைப் பற்றி வாங்குபவர்களுக்குச் சொல்லுங்கள். அப்ரூவ் ஆனதும் உங்கள் லிஸ்டிங்குகள் தளத்தில் வரும்.',
  },
};
