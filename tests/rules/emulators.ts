import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emulatorOrigins, testPorts } from '../../emulators/ports';
import { root } from '../../emulators/project';

type EmulatorName = 'firestore' | 'storage';
export type RulesFile = 'firestore.rules' | 'storage.rules';

/** Where the emulators listen: `VITE_EMULATORS` where a test runner started them elsewhere, else the test ports. */
export function emulatorAddress(emulator: EmulatorName): { host: string; port: number } {
  const configured = process.env.VITE_EMULATORS;
  const addresses: Record<EmulatorName, string> = configured ? JSON.parse(configured) : emulatorOrigins(testPorts);
  const address = addresses[emulator];
  const { hostname, port } = new URL(address.includes('://') ? address : `http://${address}`);
  return { host: hostname, port: Number(port) };
}

/** The rules of the work tree, as production has them. */
export function readRules(file: RulesFile): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** No two runs share a project, so none finds what another left behind. */
export function newProjectId(name: string): string {
  return `demo-rules-${name}-${Date.now().toString(36)}`;
}

/** What the emulator has against rules that it was given. */
export interface RulesIssue {
  readonly description: string;
  /** Rules with nothing but warnings are loaded; a function that does not exist is a warning. */
  readonly severity: 'ERROR' | 'WARNING';
  readonly sourcePosition?: { readonly line: number; readonly column: number };
}

const asOwner = { Authorization: 'Bearer owner', 'Content-Type': 'application/json' };

function addressOf(projectId: string, what: string): string {
  const { host, port } = emulatorAddress('firestore');
  return `http://${host}:${port}/emulator/v1/projects/${projectId}:${what}`;
}

/**
 * Loads rules into one project of the running Firestore emulator.
 *
 * @returns what is wrong with them, warnings too
 */
export async function loadFirestoreRules(projectId: string, content: string): Promise<readonly RulesIssue[]> {
  const response = await fetch(addressOf(projectId, 'securityRules'), {
    method: 'PUT',
    headers: asOwner,
    body: JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } }),
  });
  const answer: { issues?: RulesIssue[]; error?: { message: string } } = JSON.parse(await response.text());
  if (answer.error) return [{ description: answer.error.message, severity: 'ERROR' }];
  return answer.issues ?? [];
}

/** What each expression of a project's rules came to since they were loaded: indented JSON, hundreds of megabytes of it. */
export async function ruleCoverageOf(projectId: string): Promise<AsyncIterable<string>> {
  const { body } = await fetch(addressOf(projectId, 'ruleCoverage'));
  if (!body) throw new Error('The Firestore emulator reports no rule coverage');
  return body.pipeThrough(new TextDecoderStream());
}
