import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Shell } from '../src/serviceWorker/shell';
import { filesWith, firstEntry } from './firstView.ts';
import { buildScript } from './script.ts';
import { withStaticImports } from './staticImports.ts';

const entry = 'src/serviceWorker/worker.ts';
const fileName = 'service-worker.js';

/** The start page, and the frame, which stands in for every other page. */
const pages = ['/', '/app.html'];

/** Libraries of what does nothing without a network, or is rarely needed: kept when it has been fetched. */
const leftOut = /\/node_modules\/(@firebase|firebase|sweetalert2|browser-image-compression|web-vitals)\//;

/** What can be shown without a network: the files of every page that does without the libraries left out. */
export function shellAssets(bundle: Rolldown.OutputBundle): readonly string[] {
  const reached = new Set(filesWith(bundle, firstEntry));
  const files = new Set<string>();
  for (const name of reached) {
    const chunks = withStaticImports(bundle, [name]);
    if (chunks.some(({ moduleIds }) => moduleIds.some((id) => leftOut.test(id)))) continue;
    for (const { fileName: file, dynamicImports, viteMetadata } of chunks) {
      for (const dynamic of dynamicImports) reached.add(dynamic);
      for (const each of [file, ...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])]) {
        files.add(each);
      }
    }
  }
  return [...files].sort().map((file) => `/${file}`);
}

function allPages(bundle: Rolldown.OutputBundle): readonly Rolldown.OutputAsset[] {
  return Object.values(bundle).flatMap((file) =>
    file.type === 'asset' && file.fileName.endsWith('.html') ? file : [],
  );
}

/**
 * Adds the service worker, with the names of the files that it keeps, and the revision that pages and worker of one build
 * have in common. Stands behind whatever changes the pages.
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const assets = shellAssets(bundle);
      const files = allPages(bundle);
      const contents = [...assets, ...files.map(({ source }) => String(source))];
      const revision = createHash('sha256').update(contents.join('\n')).digest('hex').slice(0, 16);
      for (const file of files) file.source = String(file.source).replace('<html', `<html data-revision="${revision}"`);
      const shell: Shell = { revision, pages, assets };
      const source = await buildScript(config, { entry, define: { __SHELL__: JSON.stringify(shell) } });
      this.emitFile({ type: 'asset', fileName, source });
    },
  };
}
