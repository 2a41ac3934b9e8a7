import { demoProject } from '../../emulators/project';
import { emulatorAddress } from './emulators';

/** A record that the storage rules look up. They only check that it exists. */
export type LookedUp = `${'sellers' | 'suspensions'}/${string}`;

/** The Storage emulator reads the records of its own project, whatever bucket a test uses. */
async function send(method: 'PATCH' | 'DELETE', record: LookedUp): Promise<void> {
  const { host, port } = emulatorAddress('firestore');
  const documents = `projects/${demoProject.id}/databases/(default)/documents`;
  const response = await fetch(`http://${host}:${port}/v1/${documents}/${record}`, {
    method,
    headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
    ...(method === 'PATCH' && { body: '{}' }),
  });
  if (!response.ok) throw new Error(`${method} ${record}: ${await response.text()}`);
}

/** Without fields, so that no query of the app finds it: it shares a project with other tests. */
export function writeRecord(record: LookedUp): Promise<void> {
  return send('PATCH', record);
}

export function deleteRecord(record: LookedUp): Promise<void> {
  return send('DELETE', record);
}
