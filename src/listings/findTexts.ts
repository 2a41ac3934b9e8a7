/** Links to the lists, for empty pages. */
export const findTexts = { car: 'Find a car', bike: 'Find a bike' } as const;
