import type { Plugin, ResolvedConfig } from 'vite';
import { buildScript } from './script.ts';

const entry = 'src/beforePaint.ts';

/**
 * Puts into the page itself the script that hides what this person is not to see: on a slow network, a file would be as
 * long on its way as the page was. The policy that is served with the page allows it by its hash
 * (emulators/inlineSources.ts).
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
