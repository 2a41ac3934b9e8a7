import type * as english from '../../../ui/rejectionTexts';
import type { Translated } from '../../translated';

export const rejectionTexts: Translated<typeof english.rejectionTexts> = {
  why: 'কেন নামঞ্জুর হয়েছে:',
  lastTime: 'গতবার নামঞ্জুর:',
  noReason: 'অ্যাডমিন কোনও কারণ লেখেননি।',
};
