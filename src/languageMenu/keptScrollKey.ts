/** How far the page was scrolled when the language was changed: the page in the other language is another document. */
export const keptScrollKey = 'second-gear:scroll';
