interface EmulatorHosts {
  /** Origin, such as http://127.0.0.1:9099 */
  readonly auth: string;
  /** host:port */
  readonly firestore: string;
  /** host:port */
  readonly storage: string;
}

export interface Environment {
  readonly apiKey: string;
  readonly authDomain: string;
  readonly projectId: string;
  readonly storageBucket: string;
  readonly appId: string;
}

/** Set at build time by the commands that run the emulators; a build for a real project has no trace of it. */
export const emulatorHosts: EmulatorHosts | null = import.meta.env.VITE_EMULATORS
  ? (JSON.parse(import.meta.env.VITE_EMULATORS) as EmulatorHosts)
  : null;

/** 'host:port' as the SDK's emulator calls take it. */
export function splitHost(host: string): [name: string, port: number] {
  const { hostname, port } = new URL(`http://${host}`);
  return [hostname, Number(port)];
}

const variables = {
  apiKey: { name: 'VITE_FIREBASE_API_KEY', value: import.meta.env.VITE_FIREBASE_API_KEY },
  authDomain: { name: 'VITE_FIREBASE_AUTH_DOMAIN', value: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN },
  projectId: { name: 'VITE_FIREBASE_PROJECT_ID', value: import.meta.env.VITE_FIREBASE_PROJECT_ID },
  storageBucket: { name: 'VITE_FIREBASE_STORAGE_BUCKET', value: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET },
  appId: { name: 'VITE_FIREBASE_APP_ID', value: import.meta.env.VITE_FIREBASE_APP_ID },
};

/** The variables that this build lacks, by name; the app cannot start before the list is empty. */
export const missingVariables: readonly string[] = Object.values(variables)
  .filter(({ value }) => !value)
  .map(({ name }) => name);

export const environment: Environment = {
  apiKey: variables.apiKey.value ?? '',
  authDomain: variables.authDomain.value ?? '',
  projectId: variables.projectId.value ?? '',
  storageBucket: variables.storageBucket.value ?? '',
  appId: variables.appId.value ?? '',
};
