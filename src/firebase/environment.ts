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

/** The commands that run the emulators set it at build time. null in a build for a real project. */
export const emulatorHosts: EmulatorHosts | null = import.meta.env.VITE_EMULATORS
  ? (JSON.parse(import.meta.env.VITE_EMULATORS) as EmulatorHosts)
  : null;

/** Splits 'host:port' for the SDK's emulator functions. */
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

/** The names of variables that this build lacks. The app does not start without them. */
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
