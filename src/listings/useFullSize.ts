import { useState } from 'react';

/** Fetches and decodes a photo: it can take another one's place without a gap. */
async function makeReady(src: string): Promise<void> {
  const photo = new Image();
  photo.src = src;
  await photo.decode();
}

/** Two frames later, what is there now has been painted. */
function afterPaint(act: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(act));
}

/**
 * Whether a photo that has a preview is shown in full. On a slow network the preview has the line to itself first; where the
 * photo does not come after it, it stays.
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
