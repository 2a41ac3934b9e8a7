import type * as english from '../../../accounts/accountTexts';
import type { Translated } from '../../translated';

export const accountFieldTexts: Translated<typeof english.accountFieldTexts> = {
  name: 'নাম',
  email: 'ইমেল',
  password: 'পাসওয়ার্ড',
  phone: 'ফোন',
  phoneHint: '10 সংখ্যার নম্বর',
  buyersPhoneHint: '10 সংখ্যার নম্বর। যে ডিলারের গাড়ি বুক করবেন, তিনি এটি দেখতে পাবেন।',
  dealerName: 'ডিলারের নাম',
  district: 'জেলা',
  address: 'ঠিকানা',
  picture: 'প্রোফাইল ছবি',
  pictureHint: 'JPG বা PNG, যেমন সামনে থেকে আপনার দোকান',
  otherPictureHint: 'JPG বা PNG। কিছু না বাছলে আগের ছবিই থাকবে।',
  oldPassword: 'এখনকার পাসওয়ার্ড',
  newPassword: 'নতুন পাসওয়ার্ড',
  newEmail: 'নতুন ইমেল',
};

export const accountRoleTexts: Translated<typeof english.accountRoleTexts> = {
  buyer: {
    loginTitle: 'ক্রেতা লগ ইন',
    loginLead: 'গাড়ি বুক করতে আর নিজের বুকিং দেখতে লগ ইন করুন।',
    signUpTitle: 'ক্রেতার অ্যাকাউন্ট খুলুন',
    signUpLead: 'এক মিনিটেই অ্যাকাউন্ট খুলুন, তারপর সাইটের যে কোনও গাড়ি বা বাইক বুক করুন।',
  },
  dealer: {
    loginTitle: 'ডিলার লগ ইন',
    loginLead: 'গাড়ি-বাইক পোস্ট করতে আর কে বুক করেছেন তা দেখতে ডিলার হিসেবে লগ ইন করুন।',
    signUpTitle: 'ডিলারের অ্যাকাউন্ট খুলুন',
    signUpLead: 'ডিলারের অ্যাকাউন্ট খুলুন, ক্রেতাদের নিজের কথা জানান। মঞ্জুর হলেই আপনার লিস্টিং সাইটে এসে যাবে।',
  },
};
