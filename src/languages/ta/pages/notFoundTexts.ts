import type * as english from '../../../pages/notFoundTexts';
import type { Translated } from '../../translated';

export const notFoundTexts: Translated<typeof english.notFoundTexts> = {
  heading: 'பக்கம் கிடைக்கவில்லை',
  nothingHere: 'இந்த லிங்க்கில் எதுவும் இல்லை.',
  why: 'லிங்க்கை எழுதும்போது தவறு நடந்திருக்கலாம், அல்லது பக்கம் இடம் மாறியிருக்கலாம்.',
  home: 'ஹோம் பக்கத்துக்குச் செல்ல',
};
