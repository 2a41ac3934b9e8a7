import { demoProject } from '../../../emulators/project';
import { origins } from '../support/emulators';

interface FileList {
  readonly items?: readonly { readonly name: string }[];
}

/** The names of the files in a folder of an owner in Storage, without their timestamps. */
export async function storedFiles(folder: string, ownerId: string): Promise<readonly string[]> {
  const prefix = `${folder}/${ownerId}/`;
  const bucket = `${origins.storage}/v0/b/${demoProject.storageBucket}/o`;
  const answer = await fetch(`${bucket}?prefix=${encodeURIComponent(prefix)}&delimiter=/`, {
    headers: { authorization: 'Bearer owner' },
  });
  const { items = [] } = (await answer.json()) as FileList;
  return items.map(({ name }) => name.slice(prefix.length).replace(/^\d+-/, '')).sort();
}
