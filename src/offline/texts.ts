export const updateTexts = {
  label: 'New version',
  ready: 'A new version is ready.',
  reload: 'Reload',
  notNow: 'Not now',
} as const;
