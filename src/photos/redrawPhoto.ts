/** The size that a picture must fit in. */
export interface Target {
  readonly maxSizeMB: number;
  readonly maxWidthOrHeight: number;
}

const qualities = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4];

/** Some browsers that the app supports draw in the page only. */
function jpegMaker(width: number, height: number) {
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(width, height);
    return {
      drawing: canvas.getContext('2d'),
      toJpeg: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
    };
  }
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No JPEG'))), 'image/jpeg', quality);
    });
  return { drawing: canvas.getContext('2d'), toJpeg };
}

/** Makes a picture smaller where the compression library cannot: a JPEG, white where the picture is transparent. */
export async function redrawPhoto(file: Blob, { maxSizeMB, maxWidthOrHeight }: Target): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, maxWidthOrHeight / Math.max(bitmap.width, bitmap.height));
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const { drawing, toJpeg } = jpegMaker(width, height);
  if (!drawing) throw new Error('No canvas');
  drawing.fillStyle = '#fff';
  drawing.fillRect(0, 0, width, height);
  drawing.imageSmoothingQuality = 'high';
  drawing.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  let jpeg: Blob | undefined;
  for (const quality of qualities) {
    jpeg = await toJpeg(quality);
    if (jpeg.size <= maxSizeMB * 1024 * 1024) break;
  }
  if (jpeg?.type !== 'image/jpeg') throw new Error('No JPEG');
  return jpeg;
}
