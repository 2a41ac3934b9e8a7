import path from 'node:path';
import { type Plugin, type Rolldown, runnerImport } from 'vite';

type Prerendered = typeof import('../src/app/prerender');

const container = '<div id="root"></div>';

/** Pictures carry the addresses of their sources; the build has given them others. */
function withBuiltAddresses(html: string, bundle: Rolldown.OutputBundle): string {
  return Object.values(bundle)
    .filter((file) => file.type === 'asset')
    .flatMap(({ fileName, originalFileNames }) => originalFileNames.map((source) => [source, fileName] as const))
    .reduce((text, [source, fileName]) => text.replaceAll(`"/${source}"`, `"/${fileName}"`), html);
}

interface Parts {
  /** What belongs into the page's head: preloads of pictures. */
  readonly head: string;
  readonly title: string | undefined;
  readonly body: string;
}

/** React writes what belongs into the head before all else. */
function splitRendered(html: string): Parts {
  const head = html.match(/^(?:<link [^>]*>|<title>[^<]*<\/title>)*/)?.[0] ?? '';
  const title = head.match(/<title>[^<]*<\/title>/)?.[0];
  return { head: title ? head.replace(title, '') : head, title, body: html.slice(head.length) };
}

function fill(page: string, rendered: string, address: string): string {
  const { head, title, body } = splitRendered(rendered);
  if (!page.includes(container)) throw new Error(`index.html has no ${container}`);
  return (
    page
      // The picture that is seen first is asked for before the scripts are.
      .replace(/<title>[^<]*<\/title>/, (own) => [title ?? own, ...(head ? [head] : [])].join('\n    '))
      .replace('<html', `<html data-rendered="${address}"`)
      .replace(container, () => `<div id="root">${body}</div>`)
  );
}

/** What a page has in its `main`, in the file of another. */
function toTemplate(rendered: string, address: string): string {
  const { title, body } = splitRendered(rendered);
  const [, main] = /<main[^>]*>(.*)<\/main>/s.exec(body) ?? [];
  const [, text] = /<title>(.*)<\/title>/.exec(title ?? '') ?? [];
  if (!main || !text) throw new Error(`The page at ${address} has no title, or nothing in its main`);
  return `<template data-address="${address}" title="${text}">${main}</template>`;
}

/**
 * Renders what stands in the pages before any script has come: those that show the same to every visitor, whole, in files
 * of their own, and the frame alone in app.html, which Hosting serves at every other address.
 */
export function prerender(): Plugin {
  let root = '';
  return {
    name: 'prerender',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle(_options, bundle) {
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('The build has no index.html');
      const page = String(index.source);
      const { module } = await runnerImport<Prerendered>(path.join(root, 'src/app/prerender.tsx'), {
        root,
        configFile: false,
        mode: 'production',
        logLevel: 'error',
      });
      const templates = module.tabs.map(({ address, html }) => toTemplate(withBuiltAddresses(html, bundle), address));
      const withTabs = (source: string) => source.replace('<noscript>', (next) => templates.join('') + next);
      for (const { file, address, html } of module.pages) {
        const source = fill(page, withBuiltAddresses(html, bundle), address);
        if (file === 'index.html') index.source = withTabs(source);
        else this.emitFile({ type: 'asset', fileName: file, source });
      }
    },
  };
}
