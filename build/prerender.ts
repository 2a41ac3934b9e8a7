import path from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';
import { siteAddressOf } from '../src/shared/addresses/siteAddress.ts';
import { type LanguageCode, languageOf } from '../src/shared/languages.ts';
import { inFolder, languageTexts } from './languageTexts.ts';
import { quoted, shareTags } from './shareTags.ts';

interface PrerenderModule {
  readonly prerendered: typeof import('../src/prerender').prerendered;
}
type PrerenderedPage = PrerenderModule['prerendered']['pages'][number];

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
function withShareTags(page: string, site: string | null, address: string, language: LanguageCode): string {
  const title = textIn(page, /<title>([^<]*)<\/title>/);
  const description = textIn(page, /<meta\s+name="description"\s+content="([^"]*)"/);
  const tags = shareTags({ site, path: address, title, description, language });
  return page.replace('</head>', () => `  ${tags}\n  </head>`);
}

/** A value of an attribute. JSON is full of double quotes, which need no entities in single ones. */
function inSingleQuotes(text: string): string {
  return `'${text.replaceAll('&', '&amp;').replaceAll("'", '&#39;')}'`;
}

function fill(
  page: string,
  { path: address, description, html, early }: PrerenderedPage,
  site: string | null,
  language: LanguageCode,
): string {
  const { head, title, body } = splitRendered(html);
  const queries = early.length > 0 ? ` data-early=${inSingleQuotes(JSON.stringify(early))}` : '';
  if (!page.includes(container)) throw new Error(`index.html has no ${container}`);
  const filled = withDescription(page, description)
    // Preloads before the scripts, so that the first picture is requested first.
    .replace(/<title>[^<]*<\/title>/, (own) => [title ?? own, ...(head ? [head] : [])].join('\n    '))
    .replace('<html', `<html data-rendered="${address}"${queries}`)
    .replace(container, () => `<div id="root">${body}</div>`);
  return withShareTags(filled, site, address, language);
}

/**
 * Prerenders the pages that look the same to every visitor, each into its own file, and the app shell, which Hosting serves
 * at every other address. They are in the folder of the language, as is the web manifest.
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
      const { module } = await runnerImport<PrerenderModule>(path.join(root, 'src/prerender.tsx'), {
        root,
        configFile: false,
        mode: 'production',
        logLevel: 'error',
        plugins: [languageTexts(language, root), withoutStyles],
      });
      const emit = (file: string, source: string) =>
        this.emitFile({ type: 'asset', fileName: inFolder(language, file), source });
      const page = String(index.source).replace(/(?<=<noscript>)[^<]*/, module.prerendered.noScriptText);
      delete bundle['index.html'];
      for (const rendered of module.prerendered.pages) {
        emit(
          rendered.file,
          fill(page, { ...rendered, html: withBuiltAddresses(rendered.html, bundle) }, site, language),
        );
      }
      emit('manifest.webmanifest', JSON.stringify(module.prerendered.manifest));
    },
  };
}
