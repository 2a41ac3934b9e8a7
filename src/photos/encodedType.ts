export type EncodedType = 'image/webp' | 'image/jpeg';

/** The quality of the first try, 0 to 1. docs/photos.md says why. */
export const usualQuality = { 'image/webp': 0.7, 'image/jpeg': 0.8 } as const satisfies Record<EncodedType, number>;

/** The type of the photos that this browser makes. Some browsers show WebP and cannot encode it: they make a PNG instead. */
export function encodedType(): EncodedType {
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  return canvas.toDataURL('image/webp').startsWith('data:image/webp') ? 'image/webp' : 'image/jpeg';
}
