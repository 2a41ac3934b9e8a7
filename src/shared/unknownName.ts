/** Shown if a record has no name. */
export const unknownName = 'Unknown';
