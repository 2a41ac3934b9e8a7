/** Shown if a record has no name. */
export const unknownName = 'Unknown';

export const kilometersText = (distance: string) => `${distance} km`;
