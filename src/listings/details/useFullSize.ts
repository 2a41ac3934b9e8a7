import { useState } from 'react';

/** The addresses of a photo: the browser chooses one of them. */
export interface PhotoSources {
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
}

/** Loads and decodes a photo, so that it can replace another one without a flash. */
async function makeReady({ src, srcSet = '', sizes = '' }: PhotoSources): Promise<void> {
  await Object.assign(new Image(), { sizes, srcset: srcSet, src }).decode();
}

/** Two animation frames later, the current frame has been painted. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Whether to show a photo in full size instead of its preview. The preview loads first, so that it has the whole
 * bandwidth of a slow network. It stays if the photo cannot be loaded.
 */
export function useFullSize(
  sources: PhotoSources,
  preview: string | undefined,
): { readonly full: boolean; readonly onPreviewLoad: () => void; readonly onPreviewError: () => void } {
  const [full, setFull] = useState(preview === undefined || preview === sources.src);
  const showFull = () => setFull(true);
  return {
    full,
    onPreviewLoad: () => {
      afterPaint(() => void makeReady(sources).then(showFull, () => undefined));
    },
    onPreviewError: showFull,
  };
}
