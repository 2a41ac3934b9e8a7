import { useState } from 'react';

/** Loads and decodes a photo, so that it can replace another one without a flash. */
async function makeReady(src: string): Promise<void> {
  const photo = new Image();
  photo.src = src;
  await photo.decode();
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
  src: string | undefined,
  preview: string | undefined,
): { readonly full: boolean; readonly onPreviewLoad: () => void; readonly onPreviewError: () => void } {
  const [full, setFull] = useState(preview === undefined || preview === src);
  const showFull = () => setFull(true);
  return {
    full,
    onPreviewLoad: () => {
      if (src) afterPaint(() => void makeReady(src).then(showFull, () => undefined));
    },
    onPreviewError: showFull,
  };
}
