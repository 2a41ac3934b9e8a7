import { type EncodedType, usualQuality } from './encodedType';

/** The size that a picture must fit in: its longest side in pixels, and its bytes. */
export interface Target {
  readonly side: number;
  readonly bytes: number;
  readonly type: EncodedType;
}

/** How much lower each next try is than the usual quality. */
const lowerBy = [0, 0.1, 0.2, 0.3];

/** Some browsers that the app supports draw in the page only. */
function openCanvas(width: number, height: number, type: EncodedType) {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return {
      drawing: canvas.getContext('2d'),
      encode: (quality: number) => canvas.convertToBlob({ type, quality }),
    };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const encode = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error(`No ${type}`))), type, quality);
    });
  return { drawing: canvas.getContext('2d'), encode };
}

/** Makes a picture smaller where the compression library cannot. It is white where the picture is transparent. */
export async function redrawPhoto(file: Blob, { side, bytes, type }: Target): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const { drawing, encode } = openCanvas(width, height, type);
  if (!drawing) throw new Error('No canvas');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  let picture: Blob | undefined;
  for (const less of lowerBy) {
    picture = await encode(usualQuality[type] - less);
    if (picture.size <= bytes) break;
  }
  if (picture?.type !== type) throw new Error(`No ${type}`);
  return picture;
}
