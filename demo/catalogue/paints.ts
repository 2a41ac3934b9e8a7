/** Paints, by the names that dealers use. */
export const paints = {
  white: '#e9ecee',
  pearl: '#e4e2da',
  silver: '#b9bfc4',
  grey: '#6f777d',
  graphite: '#3d4348',
  black: '#17191c',
  red: '#c1121f',
  maroon: '#6f1d28',
  orange: '#e8701a',
  bronze: '#8a6a48',
  beige: '#c9b892',
  yellow: '#e9b820',
  blue: '#1f4e8c',
  navy: '#1b2c4f',
  sky: '#5b9bd0',
  teal: '#12707a',
  green: '#3f5a3c',
  mint: '#7fb3a0',
  purple: '#4c2f5e',
} as const;

export type Paint = keyof typeof paints;
