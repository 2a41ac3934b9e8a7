/** Only the build reads these. Of the app when it is installed: */
export const manifestTexts = {
  name: 'Second Gear: used cars and used bikes',
  description: 'Used cars and used bikes from dealers all over India.',
  home: 'Used cars and bikes near you',
  list: 'A list with photos and prices',
  filters: 'Search with all filters',
} as const;

/** In a browser that runs no scripts. */
export const noScriptText = 'Second Gear needs JavaScript.';
