import { inspectPhoto } from './photoInspection';
import { photoTexts } from './texts';

const known = new WeakMap<File, Promise<string | null>>();

async function look(file: File): Promise<string | null> {
  const fault = await inspectPhoto(file);
  return fault && photoTexts[fault];
}

/** The text that says why a file cannot be used as a photo; null if it can. Each file is inspected once. */
export function photoProblem(file: File): Promise<string | null> {
  const problem = known.get(file) ?? look(file);
  known.set(file, problem);
  return problem;
}
