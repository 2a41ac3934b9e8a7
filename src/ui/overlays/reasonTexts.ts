export const reasonTexts = {
  reason: 'Reason',
  note: 'Note',
} as const;
