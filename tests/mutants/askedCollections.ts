/** The collections that clients have asked for or written, by project. Calls with the rights of the owner do not count. */
const asked = new Map<string, Set<string>>();

const send = globalThis.fetch;

/** The SDK sends each call with the browser's `fetch`, as JSON. */
globalThis.fetch = async (input, init) => {
  const text = `${input} ${typeof init?.body === 'string' ? init.body : ''}`;
  const [, project = ''] = /\/v1\/projects\/([^/]+)\/databases\//.exec(text) ?? [];
  if (project && new Headers(init?.headers).get('Authorization') !== 'Bearer owner') {
    const collections = asked.get(project) ?? new Set();
    asked.set(project, collections);
    for (const [, collection = ''] of text.matchAll(/(?:\/documents\/|"collectionId":")(\w+)/g)) {
      collections.add(collection);
    }
  }
  return send(input, init);
};

/** The collections since the last call. */
export function takeAskedCollections(projectId: string): ReadonlySet<string> {
  const collections = asked.get(projectId) ?? new Set();
  asked.delete(projectId);
  return collections;
}
