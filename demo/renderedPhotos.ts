import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { cacheFolder } from '../emulators/project';
import type { ListingPhoto } from './drawings/photo';
import { type RenderedPhoto, renderVehiclePhoto } from './renderVehiclePhoto';

const sources = path.dirname(fileURLToPath(import.meta.url));
const folder = path.join(cacheFolder, 'demo-photos');

/** A hash of all sources that a photo could depend on. */
async function versionOfDrawings(): Promise<string> {
  const files = (await readdir(path.join(sources, 'drawings'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash('sha256').update(JSON.stringify(sharp.versions));
  for (const file of [...files, path.join(sources, 'renderVehiclePhoto.ts')]) {
    hash.update(await readFile(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Deletes photos of older sources. */
async function openShelf(): Promise<string> {
  const version = await versionOfDrawings();
  const shelf = path.join(folder, version);
  await mkdir(shelf, { recursive: true });
  const others = (await readdir(folder)).filter((name) => name !== version);
  await Promise.all(others.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
  return shelf;
}

async function keep(file: string, content: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Renders photos like `renderVehiclePhoto`, and caches them on disk. */
export async function openRenderedPhotos(): Promise<(description: ListingPhoto) => Promise<RenderedPhoto>> {
  const shelf = await openShelf();
  return async (description) => {
    const key = createHash('sha256').update(JSON.stringify(description)).digest('hex').slice(0, 32);
    const [photoFile, thumbnailFile] = [path.join(shelf, `${key}.jpg`), path.join(shelf, `${key}-thumb.jpg`)];
    try {
      const [photo, thumbnail] = await Promise.all([readFile(photoFile), readFile(thumbnailFile)]);
      return { photo, thumbnail };
    } catch {
      // Not in the cache yet.
    }
    const rendered = await renderVehiclePhoto(description);
    await Promise.all([keep(photoFile, rendered.photo), keep(thumbnailFile, rendered.thumbnail)]);
    return rendered;
  };
}
