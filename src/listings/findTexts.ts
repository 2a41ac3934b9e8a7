/** The ways to the lists, where something is empty. */
export const findTexts = { car: 'Find a car', bike: 'Find a bike' } as const;
