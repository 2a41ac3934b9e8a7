import path from 'node:path';
import Beasties from 'beasties';
import type { Plugin, Rolldown } from 'vite';
import { withoutUnusedProperties } from './customProperties.ts';
import { appStyles } from './firstView.ts';

/** Selectors to keep although no prerendered page matches them yet. */
const alwaysNeeded = [
  // Parts that the early script hides (src/firstView/earlyScript.ts).
  /^\[data-hidden/,
  // Open menus.
  /\[open\]/,
  // Parts of controls that the browser adds. No prerendered page has fields for days, colors or numbers.
  /^::(?!-webkit-(datetime|year|inner|color))/,
  // The message if the app cannot be downloaded (src/firstView/showLoadFailure.ts).
  /^\.(form-page|btn|btn-primary)(?![\w->])/,
];

function contentOf(bundle: Rolldown.OutputBundle, name: string): string {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(file.source);
}

/** The critical CSS of these pages. */
async function criticalCss(pages: readonly string[], styles: string): Promise<string> {
  const reducer = new Beasties({
    external: false,
    reduceInlineStyles: true,
    allowRules: alwaysNeeded,
    logLevel: 'warn',
  });
  // Texts do not matter. Without them, the pages of all makes are the same, which saves most of the work.
  const withoutTexts = (page: string) => (/<body>(.*)<\/body>/s.exec(page)?.[1] ?? '').replace(/>[^<]+</g, '><');
  const bodies = [...new Set(pages.map(withoutTexts))];
  const page = `<html><head><style>${styles}</style></head><body>${bodies.join('')}</body></html>`;
  const [, critical = ''] = /<style>(.*?)<\/style>/s.exec(await reducer.process(page)) ?? [];
  if (critical === '' || critical.length >= styles.length)
    throw new Error('The styles of a page could not be told from the others');
  return withoutUnusedProperties(critical, bodies);
}

/**
 * Groups of pages that share their critical CSS; a page belongs to the first group that matches. The
 * Content-Security-Policy of every page contains the hashes of all inline styles, so critical CSS for each page would
 * make the policy longer than what it saves.
 */
const groups: readonly ((page: Rolldown.OutputAsset) => boolean)[] = [
  // This page uses the most styles. The other pages would not use most of them.
  ({ fileName }) => path.basename(fileName) === 'index.html',
  ({ source }) => String(source).includes('<form'),
  () => true,
];

/**
 * Inlines the critical CSS, so that the first paint waits for the page alone, which fits into the first packets. The
 * complete stylesheets load with the app, and come after the critical CSS. The Content-Security-Policy allows the
 * inline styles by their hashes (emulators/inlineSources.ts). Must come after the plugins that render pages.
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
      for (const [number] of groups.entries()) {
        const group = pages.filter((page) => groups.findIndex((matches) => matches(page)) === number);
        const sources = group.map(({ source }) => String(source));
        const critical = await criticalCss(sources, styles);
        group.forEach((file, index) => {
          // At the end of the head, so that on a slow network the early script runs, and sends its query, while the
          // styles arrive.
          file.source = (sources[index] ?? '').replace('</head>', () => `  <style>${critical}</style>\n  </head>`);
        });
      }
    },
  };
}
