import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from './commandError';
import { emulatorOrigins, type SuitePorts } from './ports';
import { demoProject, root } from './project';

/** The text in a regular expression of the rules. */
function quoted(text: string): string {
  return text.replaceAll('.', '[.]');
}

/** @throws {CommandError} unless the rules contain the text exactly once */
function replacedOnce(rules: string, text: string, replacement: string): string {
  const parts = rules.split(text);
  if (parts.length !== 2) {
    throw new CommandError(`The rules must hold ${text} exactly once, not ${parts.length - 1} times.`);
  }
  return parts.join(replacement);
}

/**
 * The Firestore rules for the emulators: photo URLs begin with the Storage emulator's origin. Nothing else differs.
 *
 * @param storageOrigin for example `http://127.0.0.1:9199`
 */
export function rulesForEmulator(rules: string, storageOrigin: string): string {
  return replacedOnce(rules, quoted('https://firebasestorage.googleapis.com'), quoted(storageOrigin));
}

const bucketInAddress = (bucket: string) => `/v0/b/${quoted(bucket)}/o/`;

/** @throws {CommandError} if it is not the name of a bucket, because it becomes part of a pattern or a path */
function checkBucket(bucket: string): void {
  if (!/^[a-z0-9][a-z0-9._-]{1,220}[a-z0-9]$/.test(bucket)) {
    throw new CommandError(
      `${bucket} is no name of a bucket. VITE_FIREBASE_STORAGE_BUCKET in .env is one without gs:// or a path.`,
    );
  }
}

/**
 * The Firestore rules for a real project: photo URLs name its own bucket (OPS-4).
 *
 * @throws {CommandError} if it is not the name of a bucket
 */
export function rulesForBucket(rules: string, bucket: string): string {
  checkBucket(bucket);
  return replacedOnce(rules, bucketInAddress(demoProject.storageBucket), bucketInAddress(bucket));
}

/**
 * The Storage rules for a real project: they allow nothing in another bucket (OPS-4). Those of the emulators do, because
 * each test file has a bucket of its own.
 *
 * @throws {CommandError} if it is not the name of a bucket
 */
export function storageRulesForBucket(rules: string, bucket: string): string {
  checkBucket(bucket);
  return replacedOnce(rules, 'match /b/{bucket}/o', `match /b/${bucket}/o`);
}

/** The Firestore rules of the work tree, for emulators on these ports. */
export async function readRulesForEmulator(ports: SuitePorts): Promise<string> {
  const rules = await readFile(path.join(root, 'firestore.rules'), 'utf8');
  return rulesForEmulator(rules, emulatorOrigins(ports).storage);
}
