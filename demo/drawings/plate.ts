import { box } from './path';
import type { Pen } from './pen';

/** The strokes of the letters in a cell of 4 by 6. The shop's own plate hides the registration. */
const letters: Readonly<Record<string, string>> = {
  S: 'M4 0L0 0L0 3L4 3L4 6L0 6',
  E: 'M4 0L0 0L0 6L4 6M0 3L3 3',
  C: 'M4 0L0 0L0 6L4 6',
  O: 'M0 0L4 0L4 6L0 6L0 0',
  N: 'M0 6L0 0L4 6L4 0',
  D: 'M0 0L2.6 0L4 1.4L4 4.6L2.6 6L0 6L0 0',
  G: 'M4 0L0 0L0 6L4 6L4 3L2 3',
  A: 'M0 6L0 1L1 0L3 0L4 1L4 6M0 3.4L4 3.4',
  R: 'M0 6L0 0L4 0L4 3L0 3M1.4 3L4 6',
};

const WORDS = 'SECOND GEAR';

/** A number plate with the name of the shop, centred on a point. */
export function drawPlate(pen: Pen, x: number, y: number, width: number): void {
  const height = width * 0.24;
  pen.path(box(x - width / 2 - 0.6, y - height / 2 - 0.6, width + 1.2, height + 1.2, 1), { fill: '#15181b' });
  pen.path(box(x - width / 2, y - height / 2, width, height, 0.8), {
    fill: pen.linear(
      [0, y - height / 2],
      [0, y + height / 2],
      [
        [0, '#1a7a80'],
        [1, '#0f5c63'],
      ],
    ),
  });
  const cell = (width * 0.86) / (WORDS.length * 5.6);
  let left = x - (WORDS.length * 5.6 - 1.6) * cell * 0.5;
  const top = y - 3 * cell;
  for (const letter of WORDS) {
    const path = letters[letter]?.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, px: string, py: string) => {
      return `${left + Number(px) * cell} ${top + Number(py) * cell}`;
    });
    if (path !== undefined) {
      pen.path(path, { stroke: '#f8fbfb', width: cell * 1.05 });
    }
    left += 5.6 * cell;
  }
}
