import type * as english from '../../../../ui/fields/lengthTexts';
import type { Translated } from '../../../translated';
import { plural } from '../../plural';

export const lengthTexts: Translated<typeof english.lengthTexts> = {
  left: (left, longest) =>
    left === 0
      ? `ఇంకా రాయడానికి చోటు లేదు: గరిష్ఠంగా ${longest} అక్షరాలు.`
      : `ఇంకా ${left} ${plural(left, { one: 'అక్షరం', other: 'అక్షరాలు' })} రాయవచ్చు.`,
};
