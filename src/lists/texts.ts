export const listTexts = {
  reload: 'Swipe down to reload',
  unreachable: 'Second Gear cannot be reached.',
  from: (why: string, time: string) => `${why} This list is from ${time}.`,
  tryingAgain: 'Trying again...',
  loadMore: 'Load more',
  loadingMore: 'Loading more...',
} as const;
