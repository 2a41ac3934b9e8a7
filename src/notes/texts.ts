/** The admin's private notes (ADMIN-21). */
export const noteTexts = {
  heading: 'Private note',
  open: 'Private note',
  hint: 'Only admins read it.',
  save: 'Save note',
  saving: 'Saving...',
  savedAt: (time: string) => `Saved ${time}`,
  unsaved: 'Not saved yet.',
  none: 'No note yet.',
  loading: 'Loading the note...',
  failed: 'Could not fetch the note. Please try again.',
  saveFailed: 'Could not save the note. Please try again.',
  changed: 'Another admin has saved another note meanwhile:',
  nothing: '(no text)',
  replace: 'Save yours in its place',
  signedOut: 'The admin session has ended. Please log in again.',
} as const;
