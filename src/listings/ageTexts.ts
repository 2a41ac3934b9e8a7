import type { AgeTexts } from './age';

/** Since when a listing waits for the admin. */
export const sentTexts: AgeTexts = {
  today: 'Sent today',
  yesterday: 'Sent yesterday',
  days: (count) => `Sent ${count} days ago`,
  weeks: (count) => `Sent ${count} weeks ago`,
  months: (count) => `Sent ${count} months ago`,
  years: (count) => (count === 1 ? 'Sent 1 year ago' : `Sent ${count} years ago`),
};

export const postedTexts: AgeTexts = {
  today: 'Posted today',
  yesterday: 'Posted yesterday',
  days: (count) => `Posted ${count} days ago`,
  weeks: (count) => `Posted ${count} weeks ago`,
  months: (count) => `Posted ${count} months ago`,
  years: (count) => (count === 1 ? 'Posted 1 year ago' : `Posted ${count} years ago`),
};

/** A live edit of a checked dealer (LIST-22). */
export const editedTexts: AgeTexts = {
  today: 'Edited today',
  yesterday: 'Edited yesterday',
  days: (count) => `Edited ${count} days ago`,
  weeks: (count) => `Edited ${count} weeks ago`,
  months: (count) => `Edited ${count} months ago`,
  years: (count) => (count === 1 ? 'Edited 1 year ago' : `Edited ${count} years ago`),
};
