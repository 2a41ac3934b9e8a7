import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

const finished = /^save-(\d+)$/;

async function numbersOfSaves(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .map((name) => Number(finished.exec(name)?.[1] ?? Number.NaN))
    .filter((number) => !Number.isNaN(number))
    .sort((a, b) => a - b);
}

/** @returns the folder of the last complete save, if there is one */
export async function latestSave(folder: string): Promise<string | undefined> {
  const number = (await numbersOfSaves(folder)).at(-1);
  return number === undefined ? undefined : path.join(folder, `save-${number}`);
}

/**
 * Adds a save, and deletes the older ones. The new folder gets its name only when it is complete, so an interruption
 * never loses the last complete save.
 *
 * @param write fills the given folder, which exists and is empty
 */
export async function addSave(folder: string, write: (target: string) => Promise<void>): Promise<void> {
  const numbers = await numbersOfSaves(folder);
  const target = path.join(folder, 'unfinished');
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  try {
    await write(target);
  } catch (error) {
    await rm(target, { recursive: true, force: true });
    throw error;
  }
  await rename(target, path.join(folder, `save-${(numbers.at(-1) ?? 0) + 1}`));
  await Promise.all(numbers.map((number) => rm(path.join(folder, `save-${number}`), { recursive: true, force: true })));
}
