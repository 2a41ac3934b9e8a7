import path from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { siteAddressOf } from '../src/shared/addresses/siteAddress.ts';
import { type LanguageCode, languageOf, languages } from '../src/shared/language.ts';
import { languageTexts } from './languageTexts.ts';
import { quoted, shareTags } from './shareTags.ts';

type Prerendered = typeof import('../src/prerender');

/** A prerendered page needs no styles of its components: the build has them in files. */
const noStyles = '\0no-styles';
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.scss') ? noStyles : null),
  load: (id) => (id === noStyles ? '' : null),
};

const container = '<div id="root"></div>';

/** Replaces source paths of pictures by the names that the build has given them. */
function withBuiltAddresses(html: string, bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .flatMap(({ fileName, originalFileNames }) => originalFileNames.map((source) => [source, fileName] as const))
    .reduce((text, [source, fileName]) => text.replaceAll(`"/${source}"`, `"/${fileName}"`), html);
}

interface Parts {
  /** Preloads of pictures, and links. */
  readonly head: string;
  readonly title: string | undefined;
  readonly body: string;
}

/** Splits off the elements for the head, which React puts in front. */
function splitRendered(html: string): Parts {
  const head = html.match(/^(?:<link [^>]*>|<title>[^<]*<\/title>)*/)?.[0] ?? '';
  const title = head.match(/<title>[^<]*<\/title>/)?.[0];
  return { head: title ? head.replace(title, '') : head, title, body: html.slice(head.length) };
}

function withDescription(page: string, description: string): string {
  return page.replace(/(<meta\s+name="description"\s+content=)"[^"]*"/, (_, start) => start + quoted(description));
}

/** The content of the first match, with its entities as characters. */
function textIn(page: string, pattern: RegExp): string {
  return (page.match(pattern)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&');
}

/** Adds the tags for previews, from the title and the description that the page has. */
function withShareTags(page: string, site: string | null, address: string, locale: string): string {
  const title = textIn(page, /<title>([^<]*)<\/title>/);
  const description = textIn(page, /<meta\s+name="description"\s+content="([^"]*)"/);
  const tags = shareTags({ site, path: address, title, description, locale });
  return page.replace('</head>', () => `  ${tags}\n  </head>`);
}

function fill(
  page: string,
  { path: address, description, html, early }: Prerendered['pages'][number],
  site: string | null,
  language: LanguageCode,
): string {
  const { head, title, body } = splitRendered(html);
  const queries = early.length > 0 ? ` data-early=${quoted(JSON.stringify(early))}` : '';
  if (!page.includes(container)) throw new Error(`index.html has no ${container}`);
  const filled = withDescription(page, description)
    // Preloads before the scripts, so that the first picture is requested first.
    .replace(/<title>[^<]*<\/title>/, (own) => [title ?? own, ...(head ? [head] : [])].join('\n    '))
    .replace('<html', `<html data-rendered="${address}"${queries}`)
    .replace(container, () => `<div id="root">${body}</div>`);
  return withShareTags(filled, site, address, languages[language].locale);
}

/**
 * Prerenders the pages that look the same to every visitor, each into its own file, and the app shell, which Hosting serves
 * at every other address.
 */
export function prerender(): Plugin {
  let root = '';
  let site: string | null = null;
  let language: LanguageCode = 'en';
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
      language = languageOf(config.env.VITE_LANGUAGE);
      site = siteAddressOf({ address: config.env.VITE_SITE_ADDRESS, project: config.env.VITE_FIREBASE_PROJECT_ID });
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const page = String(index.source);
      const { module } = await runnerImport<Prerendered>(path.join(root, 'src/prerender.tsx'), {
        root,
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [languageTexts(language, root), withoutStyles],
      });
      for (const rendered of module.pages) {
        const source = fill(page, { ...rendered, html: withBuiltAddresses(rendered.html, bundle) }, site, language);
        if (rendered.file === 'index.html') index.source = source;
        else this.emitFile({ type: 'asset', fileName: rendered.file, source });
      }
    },
  };
}
