/** How long ago something was. */
export const agoTexts = {
  now: 'just now',
  minutes: (count: number) => `${count} min ago`,
  hours: (count: number) => `${count} h ago`,
  days: (count: number) => (count === 1 ? '1 day ago' : `${count} days ago`),
} as const;
