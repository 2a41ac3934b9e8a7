export const viewedTexts = {
  heading: 'Recently viewed',
  lead: 'On this device, as you last saw them',
  clear: 'Clear',
  sold: 'Sold',
  withdrawn: 'No longer offered',
} as const;
