export const designTexts = {
  title: 'Second Gear: every component in every state',
  light: 'Light',
  dark: 'Dark',
  both: 'Both',
  tokens: 'Type, colours, icons',
  controls: 'Buttons, badges, fields',
  cards: 'Cards and details',
  dealers: 'Dealers',
  admin: 'The admin',
  pages: 'Loading, empty, failed, offline, not found',
  overlays: 'Over the page',
} as const;
