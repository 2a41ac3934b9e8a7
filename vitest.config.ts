import { defineConfig } from 'vitest/config';
import { emulatorVariables } from './emulators/build';
import { testPorts } from './emulators/ports';

/** The emulators of the run: those that VITE_EMULATORS names, or the test suite's. */
const emulators = {
  ...emulatorVariables(testPorts),
  ...(process.env.VITE_EMULATORS && { VITE_EMULATORS: process.env.VITE_EMULATORS }),
};

/** For tests that need nothing but the processor; by default one core is left idle. */
const everyCore = '100%';

export default defineConfig({
  test: {
    reporters: ['default'],
    projects: [
      {
        test: { name: 'unit', include: ['tests/unit/**/*.test.ts'], environment: 'node', maxWorkers: everyCore },
      },
      {
        test: {
          name: 'screens',
          include: ['tests/screens/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/screens/setup.ts'],
          env: emulators,
          maxWorkers: everyCore,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          environment: 'node',
          globalSetup: ['tests/rules/firestoreProject.ts'],
          env: emulators,
          // The files share one emulator.
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'services',
          include: ['tests/services/**/*.test.ts'],
          environment: 'jsdom',
          // The network comes first: Auth keeps the fetch that it finds when it is loaded.
          setupFiles: ['tests/services/network.ts', 'tests/services/setup.ts'],
          env: emulators,
          fileParallelism: false,
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
