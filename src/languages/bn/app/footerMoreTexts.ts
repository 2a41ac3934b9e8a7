import type * as english from '../../../app/footerMoreTexts';
import type { Translated } from '../../translated';

export const footerMoreTexts: Translated<typeof english.footerMoreTexts> = {
  aboutHeading: 'Second Gear সম্পর্কে',
  about:
    'পুরনো গাড়ি আর বাইকের ডিলারদের সঙ্গে আমরা তাঁদের মিলিয়ে দিই, যাঁরা টেস্ট ড্রাইভ নিতে বা গাড়ি কিনতে চান। সাইটে আসার আগে ' +
    'প্রতিটি লিস্টিং দেখে নেওয়া হয়।',
  supportHeading: 'সাহায্য',
  message: 'আমাদের মেসেজ পাঠান',
  followHeading: 'আমাদের ফলো করুন',
  instagram: 'Instagram',
  facebook: 'Facebook',
  youTube: 'YouTube',
  searchesLabel: 'কোম্পানি আর জায়গা',
};
