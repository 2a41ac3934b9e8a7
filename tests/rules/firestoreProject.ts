import type { TestProject } from 'vitest/node';
import { loadFirestoreRules, newProjectId, readRules } from './emulators';

const file = 'firestore.rules';

/**
 * Makes a Firestore project with the rules of the work tree for each worker, before the tests. One after another: the
 * emulator fails if it loads rules into two projects at once.
 */
export default async function setUp(project: TestProject): Promise<void> {
  const projects = `${newProjectId('worker')}-`;
  for (let worker = 1; worker <= project.config.maxWorkers; worker += 1) {
    const issues = await loadFirestoreRules(`${projects}${worker}`, readRules(file));
    if (issues.length > 0) throw new Error(`${file} was refused: ${JSON.stringify(issues)}`);
  }
  project.provide('firestoreProject', projects);
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The prefix of these projects. The number of the worker follows. */
    readonly firestoreProject: string;
  }
}
