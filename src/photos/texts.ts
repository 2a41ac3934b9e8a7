export const photoTexts = {
  choose: 'Choose photo',
  change: 'Change photo',
  wrongType: 'Only JPG, JPEG, and PNG formats are allowed',
  empty: 'This file is empty. Please choose another photo.',
  unreadable: 'This file is not a photo that can be read. Please choose another one.',
  tooLarge: 'This picture has too many pixels. Please choose a smaller one.',
  /** The device cannot read a chosen file any more. */
  lost: (name: string) => `${name} cannot be read any more. Please choose it again.`,
  notUsable: (name: string) => `${name} could not be made ready to send. Please choose it again, or another photo.`,
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
