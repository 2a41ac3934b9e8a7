import Beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';
import { withoutUnusedProperties } from './customProperties.ts';
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

/** What of the styles applies to what stands in these pages. */
async function stylesOf(pages: readonly string[], styles: string): Promise<string> {
  const reducer = new Beasties({
    external: false,
    reduceInlineStyles: true,
    allowRules: alwaysKept,
    logLevel: 'warn',
  });
  // What stands in templates is about to be shown.
  const bodies = pages.map((page) =>
    (/<body>(.*)<\/body>/s.exec(page)?.[1] ?? '').replaceAll(/<(\/?)template\b/g, '<$1div'),
  );
  const page = `<html><head><style>${styles}</style></head><body>${bodies.join('')}</body></html>`;
  const [, kept = ''] = /<style>(.*?)<\/style>/s.exec(await reducer.process(page)) ?? [];
  if (kept === '' || kept.length >= styles.length)
    throw new Error('The styles of a page could not be told from the others');
  return withoutUnusedProperties(kept, bodies);
}

/**
 * Pages that share their styles: the policy that is served with each page names those of all by their hashes, and a style
 * for each page would make that longer than what it saves.
 */
const groups: readonly ((page: Rolldown.OutputAsset) => boolean)[] = [
  // Has the most in it, which others would carry in vain.
  ({ fileName }) => fileName === 'index.html',
  ({ source }) => String(source).includes('<form'),
  () => true,
];

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
      const pages = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.html') ? file : [],
      );
      for (const [turn] of groups.entries()) {
        const group = pages.filter((page) => groups.findIndex((takes) => takes(page)) === turn);
        const sources = group.map(({ source }) => String(source));
        const first = await stylesOf(sources, styles);
        group.forEach((file, index) => {
          // Last, so that a slow network brings the script first, which then asks for the first list meanwhile.
          file.source = (sources[index] ?? '').replace('</head>', () => `  <style>${first}</style>\n  </head>`);
        });
      }
    },
  };
}
