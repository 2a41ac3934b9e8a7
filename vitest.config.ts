import { defineConfig } from 'vitest/config';
import { emulatorVariables } from './emulators/build';
import { testPorts } from './emulators/ports';
import { pseudoTexts } from './tests/pseudoLanguage/pseudoTexts';

/** The emulators that VITE_EMULATORS names, otherwise those of the test suite. */
const emulators = {
  ...emulatorVariables(testPorts),
  ...(process.env.VITE_EMULATORS && { VITE_EMULATORS: process.env.VITE_EMULATORS }),
};

/** For tests that only need the processor. By default, vitest leaves one core idle. */
const everyCore = '100%';

/**
 * In a Firestore project of its own: the emulator looks through all tokens of all listings for each search for words, so
 * the searches of other tests would wait for it.
 */
const largeMarket = 'tests/search/largeMarket.service.test.ts';

const services = {
  environment: 'jsdom' as const,
  // Loading the SDK takes as long as many tests.
  isolate: false,
  // interceptFetch.ts comes first: Auth keeps the `fetch` that exists when it is loaded.
  setupFiles: ['tests/support/services/interceptFetch.ts', 'tests/support/services/setup.ts'],
  maxWorkers: everyCore,
  testTimeout: 60_000,
  hookTimeout: 60_000,
};

const screens = {
  // Half the processor time of jsdom, whose requests the service tests need.
  environment: './tests/support/screens/sharedWindow.ts',
  isolate: false,
  setupFiles: ['tests/support/screens/setup.ts'],
  env: emulators,
  // More than there are cores, because each click waits for a timer. A percentage never means more than the cores.
  maxWorkers: 4,
  // Projects with another number of workers run in another group.
  sequence: { groupOrder: 1 },
  testTimeout: 60_000,
};

/** `npm test` builds the app at the same time, so fewer workers keep the processor busy. Each worker loads the whole app. */
const screensBesideBuild = { ...screens, maxWorkers: 3 };

const screenTests = 'tests/**/*.test.tsx';
const faults = 'tests/faults/**/*.test.tsx';
const pseudoLanguage = 'tests/pseudoLanguage/**/*.test.tsx';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: {
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/rules/**', 'tests/**/*.service.test.ts'],
          environment: 'node',
          isolate: false,
          maxWorkers: everyCore,
          testTimeout: 20_000,
        },
      },
      {
        test: { ...screens, name: 'screens', include: [screenTests], exclude: [faults, pseudoLanguage] },
      },
      {
        test: { ...screens, name: 'faults', include: [faults] },
      },
      {
        // Both at once, in workers that load the app only once.
        test: { ...screensBesideBuild, name: 'screensAndFaults', include: [screenTests], exclude: [pseudoLanguage] },
      },
      {
        plugins: [pseudoTexts()],
        test: { ...screensBesideBuild, name: 'pseudo', include: [pseudoLanguage] },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['tests/rules/firestoreProject.ts'],
          env: emulators,
          maxWorkers: everyCore,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...services,
          name: 'services',
          include: ['tests/**/*.service.test.ts'],
          exclude: [largeMarket],
          env: emulators,
        },
      },
      {
        test: {
          ...services,
          name: 'largeMarket',
          include: [largeMarket],
          env: { ...emulators, VITE_FIREBASE_PROJECT_ID: 'demo-large-market' },
        },
      },
    ],
  },
});
