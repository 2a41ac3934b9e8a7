import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emulatorOrigins, testPorts } from '../../emulators/ports';
import { root } from '../../emulators/project';

type EmulatorName = 'firestore' | 'storage';
export type RulesFile = 'firestore.rules' | 'storage.rules';

/**
 * The address of an emulator: from `VITE_EMULATORS` if the test runner started it elsewhere, otherwise the test ports.
 */
export function emulatorAddress(emulator: EmulatorName): { host: string; port: number } {
  const configured = process.env.VITE_EMULATORS;
  const addresses: Record<EmulatorName, string> = configured ? JSON.parse(configured) : emulatorOrigins(testPorts);
  const address = addresses[emulator];
  const { hostname, port } = new URL(address.includes('://') ? address : `http://${address}`);
  return { host: hostname, port: Number(port) };
}

/** The rules of the work tree, as they are deployed. */
export function readRules(file: RulesFile): string {
  return readFileSync(path.join(root, file), 'utf8');
}

/** A new project for each run, so that no run finds the records of another. */
export function newProjectId(name: string): string {
  return `demo-rules-${name}-${Date.now().toString(36)}`;
}

/** An error or a warning of the emulator about rules. */
export interface RulesIssue {
  readonly description: string;
  /** Rules with warnings are loaded. A call of a function that does not exist is a warning. */
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
 * @returns its errors and warnings
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
