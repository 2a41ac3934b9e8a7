export const photoTexts = {
  choose: 'Choose photo',
  change: 'Change photo',
  wrongType: 'Only JPG, JPEG, and PNG formats are allowed',
  empty: 'This file is empty. Please choose another photo.',
  unreadable: 'This file is not a photo that can be read. Please choose another one.',
  tooLarge: 'This picture has too many pixels. Please choose a smaller one.',
} as const;

/** The photo viewer. */
export const photoViewerTexts = {
  notLoaded: 'This photo could not be loaded.',
  photo: 'Photo',
  zoomOut: 'Zoom out',
  zoomIn: 'Zoom in',
  close: 'Close the photos',
  previous: 'Previous photo',
  next: 'Next photo',
} as const;
