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

export const environment: Environment = {
  apiKey: import.meta.env.VITE_FIREBASE_API_KEY ?? '',
  authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN ?? '',
  projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID ?? '',
  storageBucket: import.meta.env.VITE_FIREBASE_STORAGE_BUCKET ?? '',
  appId: import.meta.env.VITE_FIREBASE_APP_ID ?? '',
};

/** Whether this build has all that it needs. Otherwise, the app shows which variables are missing. */
export const isConfigured = Object.values(environment).every(Boolean);
