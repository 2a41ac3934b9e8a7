/**
 * How far the page was scrolled when the language was changed, and the address of the page in the other language, which is
 * another document: '1200 https://...'.
 */
export const keptScrollKey = 'second-gear:scroll';
