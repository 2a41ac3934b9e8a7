/** The paths of the records that commits to a Firestore project have written. */

interface Commit {
  readonly writes?: readonly { readonly update?: { readonly name: string }; readonly delete?: string }[];
}

const name = /^projects\/([^/]+)\/databases\/[^/]+\/documents\/(.+)$/;
const written = new Map<string, Set<string>>();

function note(record: string): void {
  const [, project = '', path = ''] = name.exec(record) ?? [];
  const paths = written.get(project) ?? new Set();
  written.set(project, paths.add(path));
}

const send = globalThis.fetch;

/** The SDK sends each commit with the browser's `fetch`, as JSON. */
globalThis.fetch = async (input, init) => {
  const answer = await send(input, init);
  if (answer.ok && String(input).endsWith(':commit')) {
    const { writes = [] } = JSON.parse(String(init?.body)) as Commit;
    for (const { update, delete: removed } of writes) note(update?.name ?? removed ?? '');
  }
  return answer;
};

/** The paths since the last call. */
export function takeWrittenPaths(projectId: string): string[] {
  const paths = [...(written.get(projectId) ?? [])];
  written.delete(projectId);
  return paths;
}
