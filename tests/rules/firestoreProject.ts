import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { joinedCoverage } from './coverageReports';
import { loadFirestoreRules, newProjectId, readRules } from './emulators';
import { missingOutcomes } from './ruleCoverage';
import { parseRules } from './rulesSyntax';

const file = 'firestore.rules';

/** Where only some of the tests were asked for, some conditions must be missing. */
async function allTestsRan(project: TestProject): Promise<boolean> {
  if (project.vitest.config.testNamePattern) return false;
  const { testFiles } = await project.globTestFiles();
  const ran = new Set(project.vitest.state.getFiles().map(({ filepath }) => filepath));
  return testFiles.every((testFile) => ran.has(testFile));
}

/**
 * Before the rules tests: one Firestore project for all of them. After them: every condition of the rules must have been
 * both true and false, else the run fails.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const projectId = newProjectId('run');
  const content = readRules(file);
  const issues = await loadFirestoreRules(projectId, content);
  if (issues.length > 0) throw new Error(`${file} was refused: ${JSON.stringify(issues)}`);
  const coverageFolder = await mkdtemp(path.join(tmpdir(), 'rule-coverage-'));
  project.provide('firestoreProject', projectId);
  project.provide('coverageFolder', coverageFolder);
  return async () => {
    const coverage = await joinedCoverage(coverageFolder);
    await rm(coverageFolder, { recursive: true });
    if (!(await allTestsRan(project))) return;
    const missing = missingOutcomes(file, parseRules(content), coverage);
    if (missing.length === 0) return;
    // Vitest only prints what a teardown throws.
    process.exitCode = 1;
    throw new Error(`The tests leave conditions of the rules untried:\n${missing.join('\n')}`);
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** The id of the run's project in the Firestore emulator, with the rules of the work tree. */
    readonly firestoreProject: string;
    /** Where the run keeps what the rules came to; without one, nobody asks. */
    readonly coverageFolder?: string;
  }
}
