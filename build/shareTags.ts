import { addressIn } from '../src/shared/addresses/languageAddress.ts';
import { langOf } from '../src/shared/language.ts';
import type { LanguageCode } from '../src/shared/languages.ts';

interface SharedPage {
  /** The origin of the site; null if the build does not know it. */
  readonly site: string | null;
  /** The path of the page. One file may serve many addresses: its path is '', or has a parameter, such as ':id'. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly language: LanguageCode;
}

/** The picture that messengers show beside a link, 1200 by 630 px. */
export const sharePicture = '/icons/share.png';

/** A value of an attribute, in double quotes. */
export function quoted(text: string): string {
  return `"${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
}

/**
 * The Open Graph tags of a page, from which WhatsApp and others make the preview of a link (NAV-17). They run no
 * script, so the tags stand in the file. A page with tags of its own removes these (`useOwnPreview`). A picture and an address must be absolute, so they need the site's origin.
 */
export function shareTags({ site, path, title, description, language }: SharedPage): string {
  const isOneAddress = path !== '' && !path.includes(':');
  const tags: Readonly<Record<string, string>> = {
    'og:site_name': 'Second Gear',
    'og:type': 'website',
    'og:locale': langOf(language).replace('-', '_'),
    'og:title': title,
    'og:description': description,
    ...(site !== null && isOneAddress && { 'og:url': `${site}${addressIn(language, path)}` }),
    ...(site !== null && { 'og:image': `${site}${sharePicture}`, 'og:image:width': '1200', 'og:image:height': '630' }),
  };
  return Object.entries(tags)
    .map(([property, content]) => `<meta data-site property="${property}" content=${quoted(content)} />`)
    .join('\n    ');
}
