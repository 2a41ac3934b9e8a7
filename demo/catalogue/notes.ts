import { aboutDealer, type NoteAbout } from '../../src/notes/note';
import { DAY, NEWEST } from './times';

interface DemoNote {
  readonly about: NoteAbout;
  readonly text: string;
  readonly updatedAt: number;
}

/** The admin's private notes. */
export const notes: readonly DemoNote[] = [
  {
    about: aboutDealer('demo-dealer-3'),
    text: 'Called on Monday: the son runs the shop now, and answers in the evening.',
    updatedAt: NEWEST - 5 * DAY,
  },
];
