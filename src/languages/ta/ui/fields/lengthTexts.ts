import type * as english from '../../../../ui/fields/lengthTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const lengthTexts: Translated<typeof english.lengthTexts> = {
  left: (left, longest) =>
    left === 0
      ? `இதற்கு மேல் இடம் இல்லை: அதிகபட்சம் ${longest} எழுத்துகள்.`
      : `இன்னும் ${left} ${plural(left, { one: 'எழுத்து', other: 'எழுத்துகள்' })} எழுதலாம்.`,
};
