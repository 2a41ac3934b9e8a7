import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const project = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'shop.firebaseapp.com',
  VITE_FIREBASE_PROJECT_ID: 'shop',
  VITE_FIREBASE_STORAGE_BUCKET: 'shop.appspot.com',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
} as const;

/** The module in a build with these variables. */
async function builtWith(variables: Readonly<Record<string, string>>) {
  vi.resetModules();
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  return {
    ...(await import('../../src/firebase/environment')),
    ...(await import('../../src/firebase/missingVariables')),
  };
}

beforeEach(() => vi.stubEnv('VITE_EMULATORS', ''));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

describe('a build', () => {
  test('with all variables knows its project, and no emulators', async () => {
    const { environment, isConfigured, emulatorHosts } = await builtWith(project);
    expect(isConfigured).toBe(true);
    expect(environment).toEqual({
      apiKey: 'key',
      authDomain: 'shop.firebaseapp.com',
      projectId: 'shop',
      storageBucket: 'shop.appspot.com',
      appId: '1:2:web:3',
    });
    expect(emulatorHosts).toBeNull();
  });

  test.each(Object.keys(project))('without %s names it as missing', async (name) => {
    const { isConfigured, missingVariables } = await builtWith({ ...project, [name]: '' });
    expect(isConfigured).toBe(false);
    expect(missingVariables()).toEqual([name]);
  });

  test('for the emulators knows where they are', async () => {
    const hosts = { auth: 'http://127.0.0.1:9099', firestore: '127.0.0.1:8080', storage: '127.0.0.1:9199' };
    const { emulatorHosts, splitHost } = await builtWith({ ...project, VITE_EMULATORS: JSON.stringify(hosts) });
    expect(emulatorHosts).toEqual(hosts);
    expect(splitHost(hosts.firestore)).toEqual(['127.0.0.1', 8080]);
  });
});
