import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { appFilesId } from '../src/app/appFilesId.ts';
import { withStaticImports } from './staticImports.ts';

/** What a first visit loads, from the root of the project. */
export const firstEntry = 'src/main.tsx';
/** The app itself, which the entry asks for. */
const appModule = 'src/app/mount.tsx';
/** What comes beside the app where the first view is a list with its search. */
const searchModule = 'src/pages/public/search/SearchTools.tsx';

const isReact = /\/node_modules\/(react|react-dom|scheduler)\//;

/** Modules that come with `start`, dynamic imports aside. */
function staticImports(start: string, context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>([start]);
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

function once<Context, Result>(make: (context: Context) => Result): (context: Context) => Result {
  let made: { readonly result: Result } | undefined;
  return (context) => {
    made ??= { result: make(context) };
    return made.result;
  };
}

/**
 * Few files instead of many small ones, because on a slow network each costs: the entry's; React's and the other libraries',
 * which stay cached when the app changes; the app's; and that of its search. What stands earlier is chosen first.
 */
export function firstViewChunks(root: string): Rolldown.CodeSplittingGroup[] {
  const ofEntry = once((context: Rolldown.ChunkingContext) => staticImports(path.join(root, firstEntry), context));
  const ofApp = once((context: Rolldown.ChunkingContext) => staticImports(path.join(root, appModule), context));
  const ofSearch = once((context: Rolldown.ChunkingContext) => staticImports(path.join(root, searchModule), context));
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const groups: Readonly<Record<string, (id: string, context: Rolldown.ChunkingContext) => boolean>> = {
    start: (id, context) => ofEntry(context).has(id),
    react: (id) => isReact.test(id),
    libraries: (id, context) => isLibrary(id) && ofApp(context).has(id),
    app: (id, context) => ofApp(context).has(id),
    search: (id, context) => ofSearch(context).has(id),
  };
  return Object.entries(groups).map(([name, takes], index, all) => ({
    debugName: name,
    name: (id, context) => (takes(id, context) ? name : null),
    priority: all.length - index,
  }));
}

/** The chunks that `module` stands in or is reached by, and all that come with them; the largest first. */
export function filesWith(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const names = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const modules = [file.facadeModuleId, ...file.moduleIds];
    return modules.some((id) => id?.endsWith(`/${module}`)) ? file.fileName : [];
  });
  if (names.length === 0) throw new Error(`The build has no chunk with ${module}`);
  return withStaticImports(bundle, names)
    .toSorted((one, other) => other.code.length - one.code.length)
    .map(({ fileName }) => fileName);
}

/**
 * The stylesheets that come with the app, and without which it does not start.
 *
 * @returns names of files
 */
export function appStyles(bundle: Rolldown.OutputBundle): readonly string[] {
  const styles = filesWith(bundle, appModule).flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
  if (styles.length === 0) throw new Error('The app comes with no styles');
  return styles;
}

function link(attrs: Readonly<Record<string, string | boolean>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs }, injectTo: 'head' };
}

/** Where the first list and its photos come from: in production, a handshake with a far host costs as much as they do. */
const origins = [
  link({ rel: 'preconnect', crossorigin: true, href: 'https://firestore.googleapis.com' }),
  link({ rel: 'preconnect', href: 'https://firebasestorage.googleapis.com' }),
];

const entryTag = /<script type="module"[^>]*><\/script>/;

function scriptOf(html: string): HtmlTagDescriptor {
  const [tag] = entryTag.exec(html) ?? [];
  const src = tag && /src="([^"]+)"/.exec(tag)?.[1];
  if (!src) throw new Error('index.html names no entry');
  return { tag: 'script', attrs: { type: 'module', crossorigin: true, fetchpriority: 'low', src } };
}

/**
 * Names the app's files in the page, where the browser does not look for them: the page shows itself, and until it has,
 * nothing else is to share the network and the processor with it, but what it asks for (src/beforePaint.ts). From then on
 * the browser fetches the app beside the entry that asks for it, instead of after it. Connections are opened at once.
 */
export function fetchAfterPaint(): Plugin {
  let usesEmulators = false;
  return {
    name: 'fetch-after-paint',
    apply: 'build',
    configResolved({ env }) {
      usesEmulators = Boolean(env.VITE_EMULATORS);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = filesWith(bundle, appModule).filter((file) => !html.includes(file));
        // Photos are more urgent.
        const later = { crossorigin: true, fetchpriority: 'low' } as const;
        const appFiles: HtmlTagDescriptor = {
          tag: 'template',
          attrs: { id: appFilesId },
          injectTo: 'head',
          children: [
            scriptOf(html),
            ...files.map((file) => link({ rel: 'modulepreload', ...later, href: `/${file}` })),
            ...appStyles(bundle).map((file) => link({ rel: 'preload', as: 'style', ...later, href: `/${file}` })),
          ],
        };
        return { html: html.replace(entryTag, ''), tags: usesEmulators ? [appFiles] : [...origins, appFiles] };
      },
    },
  };
}
