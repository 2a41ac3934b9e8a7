import type { Plugin, ResolvedConfig } from 'vite';
import { buildScript } from './script.ts';

const entry = 'src/firstView/earlyScript.ts';

/**
 * Inlines the early script, which must run before the first paint: on a slow network, the download of a file would take
 * as long as that of the page. The Content-Security-Policy allows it by its hash (emulators/inlineSources.ts).
 */
export function inlineBeforePaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inline-before-paint',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const script = (await buildScript(config, { entry })).trim();
      index.source = String(index.source).replace('</head>', () => `  <script>${script}</script>\n  </head>`);
    },
  };
}
