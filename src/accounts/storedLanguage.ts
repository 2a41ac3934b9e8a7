import { deviceText } from '../shared/device/deviceText';
import { language } from '../shared/language';
import type { LanguageCode } from '../shared/languages';
import type { Uid } from '../shared/valueTypes';
import { storedLanguageKey } from './session';

/** The account, and the language that this device has stored for it last: 'uid hi'. */
const stored = deviceText(storedLanguageKey);

/** Whether the account reads the site in another language than it did. Without a record, its language is English (LANG-8). */
export function isLanguageNew(uid: Uid, code = language): boolean {
  const last = stored.read();
  return last === '' ? code !== 'en' : last !== `${uid} ${code}`;
}

export function rememberLanguage(uid: Uid, code: LanguageCode): void {
  stored.write(`${uid} ${code}`);
}
