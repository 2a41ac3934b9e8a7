import { createHash } from 'node:crypto';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import type { Shell } from '../src/offline/serviceWorker/shell';
import { workerFile } from '../src/offline/serviceWorker/workerFile.ts';
import { appShellPath, tabPaths } from '../src/shared/addresses/addresses.ts';
import { languageOf } from '../src/shared/languages.ts';
import { filesWith, firstEntry } from './firstView.ts';
import { buildScript } from './script.ts';
import { withStaticImports } from './staticImports.ts';

const entry = 'src/offline/serviceWorker/worker.ts';

/** The tabs of the home page, and the app shell, which replaces every other page. */
const pages = [...tabPaths, appShellPath];

/**
 * Libraries that are useless without a network or rarely needed. The worker caches them when they are first fetched.
 */
const cachedLater = /\/node_modules\/(@firebase|firebase|browser-image-compression|web-vitals)\//;

/** The assets of the offline shell: the files of every page that does not need the libraries above. */
export function shellAssets(bundle: Rolldown.OutputBundle): readonly string[] {
  const reached = new Set(filesWith(bundle, firstEntry));
  const files = new Set<string>();
  for (const name of reached) {
    const chunks = withStaticImports(bundle, [name]);
    if (chunks.some(({ moduleIds }) => moduleIds.some((id) => cachedLater.test(id)))) continue;
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
 * Adds the service worker with the names of the files that it caches, and writes the revision of the build into the
 * worker and the pages. Must come after the plugins that change pages.
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
      const language = languageOf(config.env.VITE_LANGUAGE);
      const shell: Shell = { language, revision, pages, assets };
      const source = await buildScript(config, { entry, define: { __SHELL__: JSON.stringify(shell) } });
      this.emitFile({ type: 'asset', fileName: workerFile(language).slice(1), source });
    },
  };
}
