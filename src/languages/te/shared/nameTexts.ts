import type * as english from '../../../shared/nameTexts';
import type { Translated } from '../../translated';

export const nameTexts: Translated<typeof english.nameTexts> = {
  noLetter: 'పేరులో కనీసం ఒక అక్షరం లేదా అంకె ఉండేలా రాయండి.',
};
