import Beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';
import { appStyles } from './firstView.ts';

/** Of these, no rendered page has an element. */
const alwaysKept = [
  // What the script in the page hides (src/beforePaint.ts).
  /^\[data-hidden/,
  // What browsers put into some controls.
  /^::/,
  // What is said where the app does not come (src/app/sayNotShown.ts).
  /^\.(form-page|btn|btn-primary)(?![\w-])/,
];

function contentOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source);
}

/** What of the styles applies to a page as it stands there. */
async function stylesOf(page: string, styles: string): Promise<string> {
  const reducer = new Beasties({
    external: false,
    reduceInlineStyles: true,
    allowRules: alwaysKept,
    logLevel: 'warn',
  });
  // What stands in templates is about to be shown.
  const shown = page.replaceAll(/<(\/?)template\b/g, '<$1div');
  const reduced = await reducer.process(shown.replace('</head>', () => `<style>${styles}</style></head>`));
  const [, kept = ''] = /<style>(.*?)<\/style>/s.exec(reduced) ?? [];
  if (kept === '' || kept.length >= styles.length)
    throw new Error('The styles of a page could not be told from the others');
  return kept;
}

/**
 * Puts into each page the styles of what stands in it: what people see first waits for the page alone, which is small
 * enough to come with the first packets. All styles come beside the app, and stand behind these. The policy that is served
 * with the pages allows them by their hashes (emulators/inlineSources.ts). Stands behind whatever renders pages.
 */
export function inlineFirstStyles(): Plugin {
  return {
    name: 'inline-first-styles',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const styles = appStyles(bundle)
        .map((name) => contentOf(bundle, name))
        .join('');
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.html')) continue;
        const page = String(file.source);
        const first = await stylesOf(page, styles);
        // Last, so that a slow network brings the names of the files first, which the browser then asks for meanwhile.
        file.source = page.replace('</head>', () => `  <style>${first}</style>\n  </head>`);
      }
    },
  };
}
