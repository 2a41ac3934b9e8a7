type Channels = readonly [number, number, number];

function channels(hex: string): Channels {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** A colour between two '#rrggbb' colours; `share` 0 gives the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = channels(first);
  const [r2, g2, b2] = channels(second);
  const blend = (from: number, to: number): string =>
    Math.round(Math.min(255, Math.max(0, from + (to - from) * share)))
      .toString(16)
      .padStart(2, '0');
  return `#${blend(r1, r2)}${blend(g1, g2)}${blend(b1, b2)}`;
}

export const lighten = (hex: string, share: number): string => mix(hex, '#ffffff', share);

/** Outdoor shadows on paint are bluish. */
export const darken = (hex: string, share: number): string => mix(hex, '#070b14', share);

/** How bright a colour looks, from 0 (black) to 1 (white). */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}
