import type * as english from '../../../../dealers/ownProfile/confirmEmailTexts';
import type { Translated } from '../../../translated';

export const confirmEmailTexts: Translated<typeof english.confirmEmailTexts> = {
  heading: 'আপনার ইমেল কনফার্ম করুন',
  lead: 'আপনার প্রথম গাড়ি মঞ্জুর করার আগে Second Gear দেখে নেয়, ইমেল কনফার্ম করা কি না। আমরা আপনাকে একটি লিঙ্ক পাঠাব।',
  send: 'লিঙ্ক পাঠান',
  sent: 'যে ইমেল দিয়ে লগ ইন করেন, সেখানে লিঙ্ক পাঠানো হয়েছে। সেটি খুলুন, তারপর এখানে ফিরে আসুন।',
  sendAgain: 'আবার পাঠান',
  check: 'লিঙ্ক খুলেছি',
  confirmed: 'আপনার ইমেল কনফার্ম হয়ে গেছে।',
  notYetTitle: 'এখনও হয়নি',
  notYet: 'লিঙ্কটি এখনও খোলা হয়নি। যে ইমেল দিয়ে লগ ইন করেন, লিঙ্কটি সেখানেই আছে।',
  tooMany: 'অনেকগুলি ইমেল পাঠানো হয়ে গেছে। পরে আবার চেষ্টা করুন।',
  failed: 'এটা করা গেল না। আবার চেষ্টা করুন।',
};
