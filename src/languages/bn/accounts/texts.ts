import type * as english from '../../../accounts/texts';
import type { Translated } from '../../translated';

export const accountTexts: Translated<typeof english.accountTexts> = {
  loginEmail: 'সঠিক ইমেল লিখুন',
  signUpEmail: 'সঠিক ইমেল লিখুন',
  buyerLoginPassword: 'পাসওয়ার্ডে অন্তত 6টি অক্ষর থাকতে হবে',
  dealerLoginPassword: 'পাসওয়ার্ডে 6টির বেশি অক্ষর চাই, তাতে ইংরেজি অক্ষর, সংখ্যা আর বিশেষ চিহ্ন থাকতে হবে',
  buyerSignUpName: 'আপনার নাম লিখুন',
  buyerSignUpPassword: 'পাসওয়ার্ডে অন্তত 6টি অক্ষর থাকতে হবে',
  dealerSignUpPassword: 'পাসওয়ার্ডে অন্তত 6টি অক্ষর চাই, তাতে ইংরেজি অক্ষর আর সংখ্যা দুটোই থাকতে হবে',
  oldPasswordMissing: 'আপনার এখনকার পাসওয়ার্ড লিখুন',
  phone: '10 সংখ্যার সঠিক ফোন নম্বর লিখুন',
  dealerSignUpIncomplete: 'সব ঘর ভরতে হবে, ছবিও দিতে হবে',
  wrongLogin: 'ইমেল বা পাসওয়ার্ড ভুল',
  loginFailed: 'লগ ইন করা গেল না',
  loggedIn: 'লগ ইন হয়ে গেছে',
  signedUp: 'অ্যাকাউন্ট খোলা হয়ে গেছে',
  signUpFailed: 'অ্যাকাউন্ট খোলা গেল না',
  resetSent: 'এই ইমেলে অ্যাকাউন্ট থাকলে নতুন পাসওয়ার্ড বানানোর লিঙ্ক পাঠানো হয়েছে।',
  resetFailed: 'ইমেল পাঠানো গেল না। আবার চেষ্টা করুন।',
  dealerIdMissing: 'ডিলারের আইডি পাওয়া গেল না। আবার লগ ইন করুন।',
};

export const deletedTexts: Translated<typeof english.deletedTexts> = {
  buyer: 'আপনার অ্যাকাউন্ট মোছা এখনও শেষ হয়নি। এই ইমেল দিয়েই লগ ইন করুন, তাহলে মোছা শেষ হবে। তারপর আবার অ্যাকাউন্ট খুলুন।',
  dealer: 'এই লগ ইনের ডিলার অ্যাকাউন্ট মুছে ফেলা হয়েছে। অন্য কোনও ইমেল দিয়ে অ্যাকাউন্ট খুলুন।',
};

export const passwordTexts: Translated<typeof english.passwordTexts> = {
  needs: 'পাসওয়ার্ডে যা চাই',
  held: ' (হয়েছে)',
  long: (characters) => `${characters}টি বা বেশি অক্ষর`,
  letter: 'A থেকে Z পর্যন্ত একটি অক্ষর',
  digit: 'একটি সংখ্যা',
  sign: '@$!%*?&# থেকে একটি চিহ্ন',
  nothingElse: 'শুধু A থেকে Z পর্যন্ত অক্ষর, সংখ্যা আর @$!%*?&#',
};

export const accountFormTexts: Translated<typeof english.accountFormTexts> = {
  chosen: (file) => `বাছা ফাইল: ${file}`,
  preview: 'বাছা ছবি',
};

export const loginTexts: Translated<typeof english.loginTexts> = {
  needed: 'লগ ইন করা দরকার',
  neededHeading: 'লগ ইন করুন',
  again: 'আবার লগ ইন করুন',
  submit: 'লগ ইন করুন',
  busy: 'লগ ইন হচ্ছে...',
  forgotPassword: 'পাসওয়ার্ড মনে নেই?',
  checkEmail: 'আপনার ইমেল দেখুন',
  newHere: 'এখানে প্রথমবার?',
  createAccount: 'অ্যাকাউন্ট খুলুন',
};

export const signUpTexts: Translated<typeof english.signUpTexts> = {
  submit: 'অ্যাকাউন্ট খুলুন',
  busy: 'অ্যাকাউন্ট খোলা হচ্ছে...',
  haveAccount: 'আগে থেকেই অ্যাকাউন্ট আছে?',
  signIn: 'লগ ইন করুন',
};
