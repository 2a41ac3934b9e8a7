import type { TestProject } from 'vitest/node';
import { fetchRuleCoverage, loadFirestoreRules, newProjectId, readRules } from './emulators';
import { writeFileSync } from 'node:fs';
export default async function setUp(project: TestProject) {
  const id = newProjectId('run');
  const issues = await loadFirestoreRules(id, readRules('firestore.rules'));
  if (issues.length > 0) throw new Error(JSON.stringify(issues));
  project.provide('firestoreProject', id);
  return async () => {
    const t = Date.now();
    const text = await fetchRuleCoverage(id);
    console.log('coverage', text.length, Date.now() - t);
    writeFileSync('/tmp/mh/cov-full.json', text);
  };
}
declare module 'vitest' {
  export interface ProvidedContext {
    firestoreProject: string;
  }
}
