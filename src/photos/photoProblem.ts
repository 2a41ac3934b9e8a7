import { inspectPhoto } from './photoInspection';
import { canBeRead } from './readableFile';
import { photoTexts } from './texts';

const known = new WeakMap<File, Promise<string | null>>();

async function look(file: File): Promise<string | null> {
  const fault = await inspectPhoto(file);
  return fault && photoTexts[fault];
}

/**
 * The text that says why a file cannot be used as a photo; null if it can. Each file is inspected once, but a file that
 * could be read may be lost later.
 */
export async function photoProblem(file: File): Promise<string | null> {
  if (!(await canBeRead(file))) return photoTexts.lost(file.name);
  const problem = known.get(file) ?? look(file).catch(() => photoTexts.lost(file.name));
  known.set(file, problem);
  return problem;
}
