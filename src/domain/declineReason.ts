/** What dealers are offered when they decline; the last one says nothing by itself. */
export const offeredDeclineReasons = [
  'The vehicle has been sold.',
  'That hour does not suit us. Please choose another one.',
  'The vehicle is in the workshop.',
] as const;

/** The stored reason: one that is offered (or '' for none of them), what the dealer adds to it, or both. */
export function declineReason(offered: string, ownWords: string): string {
  return [offered, ownWords.trim()].filter(Boolean).join(' ');
}
