import type * as english from '../../../shared/supportTexts';
import type { Translated } from '../../translated';

export const supportTexts: Translated<typeof english.supportTexts> = {
  hours: (from, to) => `${from}:00টা থেকে ${to}:00টা পর্যন্ত`,
};
