import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { buildScript } from './script.ts';

const entry = 'src/beforePaint.ts';
const stylesheet = /\s*<link rel="stylesheet"[^>]* href="\/([^"]+)">/;

/** Takes the page's one stylesheet out of the files of the build. */
function takeStyles(page: string, bundle: Rolldown.OutputBundle): string {
  const name = stylesheet.exec(page)?.[1] ?? '';
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error('index.html links to no stylesheet of the build');
  delete bundle[name];
  return String(file.source).trim();
}

/**
 * Puts what the first paint waits for into the page itself: its styles, and the script that hides what this person is not
 * to see. On a slow network, each would be as long on its way as the page was. The policy that is served with the page
 * allows them by their hashes (emulators/inlineSources.ts).
 */
export function inlineFirstPaint(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'inline-first-paint',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const page = String(index.source);
      const script = (await buildScript(config, { entry })).trim();
      const styles = takeStyles(page, bundle);
      index.source = page
        .replace(stylesheet, '')
        // Last, so that a slow network brings the names of the files first, which the browser then asks for meanwhile.
        .replace('</head>', () => `  <script>${script}</script>\n    <style>${styles}</style>\n  </head>`);
    },
  };
}

/**
 * Chunks name the styles that they need, to have them loaded before they run. Those that stand in the page are there, and
 * in no file: in their place stands the script that they came with, which is there too.
 */
export function forgetInlinedStyles(): Plugin {
  return {
    name: 'forget-inlined-styles',
    apply: 'build',
    generateBundle: {
      // After the names have been written into the chunks.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        for (const { fileName, viteMetadata } of chunks) {
          const gone = [...(viteMetadata?.importedCss ?? [])].filter((name) => !(name in bundle));
          for (const name of gone) {
            for (const chunk of chunks) chunk.code = chunk.code.replaceAll(`"${name}"`, `"${fileName}"`);
          }
        }
      },
    },
  };
}
