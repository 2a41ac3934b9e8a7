import { type LanguageCode, languages } from './language';

/** The locale of this build, for `Intl`. Scripts of Node, which have no build, read English. */
export const locale: string = languages[(import.meta.env?.VITE_LANGUAGE || 'en') as LanguageCode].locale;
