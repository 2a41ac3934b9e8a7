import { randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { loadFirestoreRules, readRules } from './emulators';
import { joined, type Outcomes, readRuleCoverage } from './ruleCoverage';

/**
 * Keeps what the rules of a project came to, and has the emulator count anew: its report has every value that every
 * expression ever had, and a report on all tests would be too long for it to write.
 *
 * @throws where the emulator gives no report
 */
export async function keepCoverage(projectId: string, folder: string): Promise<void> {
  const outcomes = await readRuleCoverage(projectId);
  if (outcomes.size === 0) throw new Error('The Firestore emulator gave no rule coverage');
  await loadFirestoreRules(projectId, readRules('firestore.rules'));
  await writeFile(path.join(folder, `${randomUUID()}.json`), JSON.stringify([...outcomes]));
}

/** All that was kept in a folder, joined, by position in the text of the rules. */
export async function joinedCoverage(folder: string): Promise<ReadonlyMap<string, Outcomes>> {
  const all = new Map<string, Outcomes>();
  for (const file of await readdir(folder)) {
    const report: [string, Outcomes][] = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
    for (const [position, outcomes] of report) all.set(position, joined(outcomes, all.get(position)));
  }
  return all;
}
