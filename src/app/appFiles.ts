import { appFilesId } from './appFilesId';
import { firstPaint } from './firstPaint';

/** Until all of the page has come: the app takes over what stands in it. */
function parsed(): Promise<void> {
  if (document.readyState !== 'loading') return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', () => resolve(), { once: true });
  });
}

/** Has the browser fetch the app, when people look at the page that was served. */
export async function fetchApp(): Promise<void> {
  await Promise.all([firstPaint(), parsed()]);
  const files = document.getElementById(appFilesId);
  if (files instanceof HTMLTemplateElement) document.head.append(document.importNode(files.content, true));
}
