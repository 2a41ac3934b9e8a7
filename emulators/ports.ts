/** The emulators use this address only: the passwords of the demo accounts are public. */
export const host = '127.0.0.1';

export interface SuitePorts {
  auth: number;
  firestore: number;
  storage: number;
  hosting: number;
  /** The Emulator UI. It starts only if firebase-tools has downloaded it already. */
  ui: number;
  hub: number;
  logging: number;
  /** The Firestore emulator reports its requests to the Emulator UI through this port. */
  firestoreWebsocket: number;
}

/** `npm start` and `npm run dev`. */
export const startPorts: SuitePorts = {
  auth: 9099,
  firestore: 8080,
  storage: 9199,
  hosting: 4173,
  ui: 4000,
  hub: 4400,
  logging: 4500,
  firestoreWebsocket: 9150,
};

/** `npm test`, which may run at the same time as `npm start`. */
export const testPorts: SuitePorts = {
  auth: 9299,
  firestore: 8280,
  storage: 9399,
  hosting: 4373,
  ui: 4200,
  hub: 4600,
  logging: 4700,
  firestoreWebsocket: 9350,
};

/** `npm run test:mutants` and `npm run load`, which may run at the same time as both. */
export const mutantPorts: SuitePorts = {
  auth: 9709,
  firestore: 8680,
  storage: 9799,
  hosting: 4773,
  ui: 4208,
  hub: 4808,
  logging: 4908,
  firestoreWebsocket: 9750,
};

/** `npm run bench`, which may run at the same time as all of these. */
export const benchPorts: SuitePorts = {
  auth: 9899,
  firestore: 8880,
  storage: 9999,
  hosting: 4873,
  ui: 4216,
  hub: 4816,
  logging: 4916,
  firestoreWebsocket: 9850,
};

/** Vite's dev server. */
export const devServerPort = 5173;

export interface EmulatorOrigins {
  auth: string;
  firestore: string;
  storage: string;
}

/** The addresses of the emulators for a browser. */
export function emulatorOrigins(ports: Pick<SuitePorts, 'auth' | 'firestore' | 'storage'>): EmulatorOrigins {
  return {
    auth: `http://${host}:${ports.auth}`,
    firestore: `http://${host}:${ports.firestore}`,
    storage: `http://${host}:${ports.storage}`,
  };
}
