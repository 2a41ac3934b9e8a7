import { expect, test } from 'vitest';
import { type Declaration, parse, sheets, sourceOf } from './sheets';

/** The files that give names to values. */
const tokens = ['_tokens', '_palette', '_breakpoints', '_measures', '_type', 'theme'].map(
  (name) => `styles/${name}.scss`,
);

const colour =
  /#[\da-f]{3,8}\b|\b(rgba?|hsla?|oklch|lab|color)\(|(?<![$\w-])(white|black|red|green|blue|gr[ae]y|orange|yellow|silver|gold|teal|brown|pink|purple)(?![\w-])/i;

interface Length {
  readonly unit: string;
  readonly pixels: number;
}

function lengthsIn(value: string): readonly Length[] {
  return [...value.matchAll(/(?<![\w.$])(-?\d*\.?\d+)(rem|px)\b/g)].map(([, amount, unit = '']) => ({
    unit,
    pixels: Math.abs(Number(amount)) * (unit === 'rem' ? 16 : 1),
  }));
}

/** What the rules of docs/design.md do not know, by its reason. */
const exceptions = [
  // In the unit of its drawing.
  'admin/numbers/daySeries.scss: font-size: 8px',
  // Between two sizes, by the width of the screen.
  'admin/numbers/weeks.scss: font-size: clamp(1.5rem, 1.2rem + 1.2vw, 2rem)',
  // A key of the keyboard, as high as the line around it.
  'admin/queue/queue.scss: padding: 0.0625rem 0.375rem',
  'styles/_badges.scss: padding: 0.1875rem 0.625rem',
  // A photo over the whole width, which does not grow with the font.
  'bookings/dealer/dealerBookings.scss: height: 200px',
  // Far away.
  'app/_header.scss: inset-inline-start: -999px',
  // The mark takes the place of the padding.
  'styles/_choiceChip.scss: padding-inline: 0.3125rem 0.4375rem',
  'styles/_choiceChip.scss: margin-inline-end: 0.1875rem',
  // In the middle of a line, or of what a finger presses.
  'bookings/sheet/bookingSheet.scss: margin-top: 0.1875rem',
  'ui/overlays/sheet.scss: padding-block: 0.4375rem',
  'ui/overlays/sheet.scss: margin-bottom: 0.4375rem',
  // The label of the box that comes.
  'search/_searchLayout.scss: margin-top: 1.6875rem',
];

/** A page in Urdu begins at the right. */
const physical = /^(left|right|(scroll-)?(margin|padding|border)(-(top|bottom))?-(left|right)(-|$))/;

/** docs/design.md has the rules. */
function problemOf({ property, value }: Declaration): string | null {
  if (value.includes('!important')) return 'important';
  if (physical.test(property) || /^(left|right)$/.test(value)) return 'side';
  if (colour.test(value.replace(/var\([^)]*\)|url\([^)]*\)|in srgb/g, ''))) return 'colour';
  const lengths = lengthsIn(value);
  if (property === 'font-size') return lengths.length > 0 ? 'size of type' : null;
  if (/^(padding|margin|gap|row-gap|column-gap)/.test(property))
    return lengths.some(({ unit, pixels }) => unit === 'px' || pixels % (pixels < 16 ? 2 : 4) !== 0) ? 'space' : null;
  return lengths.some(({ unit, pixels }) => (unit === 'px' ? pixels > 4 : pixels % 1 !== 0)) ? 'length' : null;
}

test('colours, sizes and spaces are those of the design', () => {
  const problems = sheets
    .filter((file) => !tokens.includes(file))
    .flatMap((file) =>
      parse(sourceOf(file)).declarations.flatMap((declaration) => {
        const problem = problemOf(declaration);
        return problem ? [{ problem, where: `${file}: ${declaration.property}: ${declaration.value}` }] : [];
      }),
    );
  expect(problems.filter(({ where }) => !exceptions.includes(where))).toEqual([]);
  expect(exceptions.filter((exception) => !problems.some(({ where }) => where === exception))).toEqual([]);
});

test('breakpoints have names', () => {
  const numbers = sheets
    .filter((file) => !tokens.includes(file))
    .flatMap((file) => parse(sourceOf(file)).conditions.map((condition) => `${file}: ${condition}`))
    .filter((condition) => /@media .*\d/.test(condition));
  expect(numbers).toEqual([]);
});

test.each([
  ['color', 'var(--muted)', null],
  ['color', '#fff', 'colour'],
  ['background', 'linear-gradient(rgb(0 0 0 / 20%), transparent)', 'colour'],
  ['border', '1px solid red', 'colour'],
  ['color', '$white', null],
  ['background', 'url("red.svg")', null],
  ['background', 'color-mix(in srgb, var(--action) 38%, var(--surface))', null],
  ['display', 'none !important', 'important'],
  ['left', '0', 'side'],
  ['inset-inline-start', '0', null],
  ['padding-right', '1rem', 'side'],
  ['border-left-color', 'transparent', 'side'],
  ['border-top-left-radius', '0.5rem', 'side'],
  ['text-align', 'right', 'side'],
  ['text-align', 'end', null],
  ['font-size', '0.9rem', 'size of type'],
  ['font-size', 'min($text-11, 3.2vw)', null],
  ['gap', '0.5rem $touch-target', null],
  ['gap', '0.3rem', 'space'],
  ['margin', '-0.125rem 0 1.25rem', null],
  ['margin', '1.125rem', 'space'],
  ['padding', '8px', 'space'],
  ['outline', '3px solid var(--accent)', null],
  ['width', '200px', 'length'],
  ['width', '4.75rem', null],
  ['width', '4.7rem', 'length'],
])('%s: %s → %s', (property, value, problem) => {
  expect(problemOf({ property, value })).toBe(problem);
});
