import { appFilesId } from './appFilesId';
import { afterFirstPaint } from './firstPaint';

/** Names the app's files, and its entry, where the browser looks for them. */
function showFiles(): void {
  const files = document.querySelector<HTMLTemplateElement>(`template#${appFilesId}`);
  if (files) document.head.append(files.content);
}

/** Has the browser fetch the app, when people look at the page that was served: all of it, for the app takes it over. */
export function fetchApp(): void {
  afterFirstPaint(() => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', showFiles);
    else showFiles();
  });
}
