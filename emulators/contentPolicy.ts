import type { FirebaseConfig } from './firebaseConfig';
import { emulatorOrigins, type SuitePorts } from './ports';
import { demoProject } from './project';

/** Sources to add to a Content-Security-Policy, by directive. */
export type Sources = Readonly<Record<string, readonly string[]>>;

/** A Firebase project: its id, and the bucket of its photos. */
export interface Project {
  readonly id: string;
  readonly storageBucket: string;
}

interface FirebaseAddresses {
  readonly firestore: string;
  readonly storage: string;
  readonly identityToolkit: string;
  readonly secureToken: string;
}

/**
 * The paths of one project at Firebase. Its hosts serve all projects: a page that may call a whole host could send what
 * it reads to anybody's project. Authentication has no paths of projects; it tells them apart by their keys.
 */
function pathsOf(
  { id, storageBucket }: Project,
  { firestore, storage, identityToolkit, secureToken }: FirebaseAddresses,
): Sources {
  const photos = `${storage}/v0/b/${storageBucket}/`;
  return {
    'img-src': [photos],
    'connect-src': [
      `${firestore}/v1/projects/${id}/`,
      `${identityToolkit}/v1/`,
      `${secureToken}/v1/`,
      // Uploads, URLs of photos, and the photos that the service worker caches.
      photos,
    ],
  };
}

/** The sources that the app needs with a real project. */
export function projectSources(project: Project): Sources {
  return pathsOf(project, {
    firestore: 'https://firestore.googleapis.com',
    storage: 'https://firebasestorage.googleapis.com',
    identityToolkit: 'https://identitytoolkit.googleapis.com',
    secureToken: 'https://securetoken.googleapis.com',
  });
}

/**
 * The sources that the app needs with the emulators. The Auth emulator serves two of Firebase's hosts, each below a
 * path with its name.
 */
export function emulatorSources(ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>): Sources {
  const { auth, firestore, storage } = emulatorOrigins(ports);
  return pathsOf(demoProject, {
    firestore,
    storage,
    identityToolkit: `${auth}/identitytoolkit.googleapis.com`,
    secureToken: `${auth}/securetoken.googleapis.com`,
  });
}

/** Adds sources to a policy, and adds a directive that it does not have yet. */
export function addToPolicy(policy: string, ...additions: readonly Sources[]): string {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  for (const [name, sources] of additions.flatMap((added) => Object.entries(added))) {
    directives.set(name, [...(directives.get(name) ?? []), ...sources]);
  }
  return [...directives].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');
}

/** The same configuration with another Content-Security-Policy. */
export function mapPolicy(config: FirebaseConfig, change: (policy: string) => string): FirebaseConfig {
  return {
    ...config,
    hosting: {
      ...config.hosting,
      headers: config.hosting.headers.map(({ source, headers }) => ({
        source,
        headers: headers.map(({ key, value }) => ({
          key,
          value: key === 'Content-Security-Policy' ? change(value) : value,
        })),
      })),
    },
  };
}
