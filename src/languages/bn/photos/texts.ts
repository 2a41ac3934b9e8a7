import type * as english from '../../../photos/texts';
import type { Translated } from '../../translated';

export const photoTexts: Translated<typeof english.photoTexts> = {
  choose: 'ছবি বাছুন',
  change: 'ছবি বদলান',
  wrongType: 'শুধু JPG, JPEG আর PNG ছবি চলবে',
  empty: 'এই ফাইলে কিছু নেই। অন্য ছবি বাছুন।',
  unreadable: 'এই ফাইল ছবি হিসেবে পড়া গেল না। অন্য একটি বাছুন।',
  tooLarge: 'এই ছবিতে পিক্সেল অনেক বেশি। আর একটু ছোট ছবি বাছুন।',
  lost: (name) => `${name} আর পড়া যাচ্ছে না। আবার বাছুন।`,
  notUsable: (name) => `${name} পাঠানোর জন্য তৈরি করা গেল না। আবার বাছুন, বা অন্য ছবি নিন।`,
};

export const photoViewerTexts: Translated<typeof english.photoViewerTexts> = {
  notLoaded: 'এই ছবি লোড করা গেল না।',
  photo: 'ছবি',
  zoomOut: 'ছোট করুন',
  zoomIn: 'বড় করুন',
  close: 'ছবি বন্ধ করুন',
  previous: 'আগের ছবি',
  next: 'পরের ছবি',
};
