import type * as english from '../../../shared/reasonTexts';
import type { Translated } from '../../translated';

export const offeredReasonTexts: Translated<typeof english.offeredReasonTexts> = {
  photos: 'ছবি স্পষ্ট নয়, বা গাড়ি দেখা যাচ্ছে না।',
  price: 'দাম বিশ্বাস করার মতো নয়।',
  details: 'কিছু তথ্য ভুল বা বাদ গেছে।',
  notForSale: 'এটি বিক্রির জন্য রাখা গাড়ি বা বাইক নয়।',
  listedAlready: 'এই গাড়ির লিস্টিং আগে থেকেই আছে।',
  advertising: 'লেখায় বিজ্ঞাপন বা যোগাযোগের তথ্য আছে।',
  name: 'নামটি অন্য ডিলারের, বা তার মতোই দেখতে।',
  address: 'ঠিকানা বা জেলা এমন নয় যেখানে যাওয়া যায়।',
  picture: 'ছবিতে ডিলারের দোকান দেখা যাচ্ছে না।',
  complaints: 'ক্রেতারা অভিযোগ করেছেন।',
  falseListings: 'লিস্টিংগুলি মিথ্যা, বা ভুল ধারণা দেয়।',
  somebodyElse: 'ডিলার নিজেকে অন্য কেউ বলে পরিচয় দিচ্ছেন।',
  noAnswers: 'ডিলার বুকিংয়ের উত্তর দেন না।',
  ownWish: 'ডিলার নিজেই চেয়েছেন।',
  settled: 'ব্যাপারটা মিটে গেছে।',
  mistake: 'ভুল করে সাসপেন্ড করা হয়েছিল।',
  sold: 'গাড়ি বিক্রি হয়ে গেছে।',
  hour: 'ওই সময়ে আমাদের অসুবিধা আছে। অন্য সময় বাছুন।',
  workshop: 'গাড়ি ওয়ার্কশপে আছে।',
  nothingWrong: 'এতে কোনও ভুল নেই।',
  rejected: 'লিস্টিং নামঞ্জুর করা হয়েছে।',
  warned: 'ডিলারকে সতর্ক করা হয়েছে।',
  suspended: 'ডিলারকে সাসপেন্ড করা হয়েছে।',
  withdrawn: 'গাড়ি আর বিক্রির জন্য নেই।',
  dealerLeft: 'ডিলার Second Gear ছেড়ে গেছেন।',
  other: 'অন্য কারণ',
};

export const reasonFormTexts: Translated<typeof english.reasonFormTexts> = {
  noReason: 'কারণ বাছুন।',
  noNote: 'কারণ লিখুন।',
};
