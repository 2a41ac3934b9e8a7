import { emulatorOrigins, mutantPorts } from '../../emulators/ports';
import { loadFirestoreRules, type RulesFile } from '../rules/emulators';

/** How to load and try the mutants of one rules file. */
export interface Bench {
  readonly file: RulesFile;
  /** Several lanes take mutants from the same pile. */
  readonly lanes: number;
  /**
   * After so many tests, a lane continues in a new database or bucket. The Storage emulator keeps the files of a test,
   * which would disturb the same test for the next mutant. The Firestore emulator keeps every version of a record, and
   * becomes slower with each.
   */
  readonly testsPerProject: number;
  /** A mutant is loaded without the rules of the collections that its tests do not ask. */
  readonly hasCollections: boolean;
  /** @returns the reason if the emulator refuses these rules; null: it has loaded them */
  load(projectId: string, content: string): Promise<string | null>;
  isConcerned(testFile: string): boolean;
}

async function loadStorageRules(content: string): Promise<string | null> {
  const response = await fetch(`${emulatorOrigins(mutantPorts).storage}/internal/setRules`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    body: JSON.stringify({ rules: { files: [{ name: 'storage.rules', content }] } }),
  });
  return response.ok ? null : response.text();
}

export const benches: readonly Bench[] = [
  {
    file: 'firestore.rules',
    lanes: 3,
    testsPerProject: 1500,
    hasCollections: true,
    async load(projectId, content) {
      // Many mutants leave a function unused, which is only a warning.
      const errors = (await loadFirestoreRules(projectId, content)).filter(({ severity }) => severity === 'ERROR');
      return errors.length === 0 ? null : errors.map(({ description }) => description).join('; ');
    },
    // Each property test sends hundreds of calls, and the tables of the other tests notice the same mutants.
    // evaluations.test.ts and writeCosts.test.ts load rules of their own, which are not mutated.
    isConcerned: (testFile) => !/^(storage|properties|evaluations|writeCosts)/.test(testFile),
  },
  {
    file: 'storage.rules',
    // The Storage emulator has one ruleset for all buckets.
    lanes: 1,
    testsPerProject: 1,
    hasCollections: false,
    load: (_, content) => loadStorageRules(content),
    isConcerned: (testFile) => testFile.startsWith('storage'),
  },
];
