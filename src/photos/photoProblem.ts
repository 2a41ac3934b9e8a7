import { photoMessages } from '../domain/messages';
import { inspectPhoto } from '../workers/photoInspection';

const known = new WeakMap<File, Promise<string | null>>();

async function look(file: File): Promise<string | null> {
  const fault = await inspectPhoto(file);
  return fault && photoMessages[fault];
}

/** What people read about a file that is no photo; null where it is one. Each file is looked at once. */
export function photoProblem(file: File): Promise<string | null> {
  const problem = known.get(file) ?? look(file);
  known.set(file, problem);
  return problem;
}
