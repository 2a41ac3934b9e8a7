import { onDial } from './onDial';

/** A time of the day, from its hour (0 to 23) and perhaps its minute. Languages that name the part of the day say that instead of am. */
export const hourTexts = {
  at: (hour: number, minute?: number) => (hour < 12 ? `${onDial(hour, minute)} am` : `${onDial(hour, minute)} pm`),
} as const;
