import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { withStaticImports } from './staticImports.ts';

/** What a first visit loads, from the root of the project. */
const entry = 'src/main.tsx';
const app = 'src/app/mount.tsx';

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
 * Few files instead of many small ones, because on a slow network each costs: the entry's, the libraries', which stay
 * cached when the app changes, and the app's. What stands earlier is chosen first.
 */
export function firstViewChunks(root: string): Rolldown.CodeSplittingGroup[] {
  const ofEntry = once((context: Rolldown.ChunkingContext) => staticImports(path.join(root, entry), context));
  const ofApp = once((context: Rolldown.ChunkingContext) => staticImports(path.join(root, app), context));
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const groups: Readonly<Record<string, (id: string, context: Rolldown.ChunkingContext) => boolean>> = {
    start: (id, context) => ofEntry(context).has(id),
    libraries: (id, context) => isLibrary(id) && ofApp(context).has(id),
    app: (id, context) => ofApp(context).has(id),
  };
  return Object.entries(groups).map(([name, takes], index, all) => ({
    debugName: name,
    name: (id, context) => (takes(id, context) ? name : null),
    priority: all.length - index,
  }));
}

/** The chunks that `module` stands in or is reached by, and all that come with them; the largest first. */
function filesWith(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
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
 * Lets the browser fetch the app beside the entry that asks for it, instead of after it, though not before what the first
 * paint waits for. Nothing is painted before the entry has run: it takes away what this person is not to see.
 */
export function preloadFirstView(): Plugin {
  return {
    name: 'preload-first-view',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = filesWith(bundle, app).filter((file) => !html.includes(file));
        return {
          html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
          tags: files.map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, fetchpriority: 'low', href: `/${file}` },
            injectTo: 'head',
          })),
        };
      },
    },
  };
}
