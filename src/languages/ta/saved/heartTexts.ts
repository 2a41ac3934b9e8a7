import type * as english from '../../../saved/heartTexts';
import { savedLimits } from '../../../shared/limits';
import type { Translated } from '../../translated';
import { plural } from '../plural';

export const saveTexts: Translated<typeof english.saveTexts> = {
  save: 'சேமிக்கவும்',
  saved: 'சேமித்தது',
  saveNamed: (name) => `${name} வண்டியைச் சேமிக்கவும்`,
  savedNamed: (name) => `சேமித்தது. சேமித்தவற்றிலிருந்து ${name} வண்டியை நீக்கவும்.`,
  failed: 'சேமிக்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  removeFailed: 'நீக்க முடியவில்லை. மீண்டும் முயற்சியுங்கள்.',
  tooManyTitle: `நீங்கள் ${savedLimits.listings} வண்டிகளைச் சேமித்துவிட்டீர்கள்`,
  tooMany: 'இதற்கு மேல் இடம் இல்லை. முதலில் “சேமித்தவை” பகுதியில் ஒன்றை நீக்குங்கள்.',
  loginNeeded: 'உங்கள் லாகின் முடிந்துவிட்டது. உங்கள் கணக்கில் வண்டிகளைச் சேமிக்க மீண்டும் லாகின் செய்யுங்கள்.',
  countOf: (count) => plural(count, { one: 'வண்டி', other: 'வண்டிகள்' }),
};
