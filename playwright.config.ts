import { defineConfig } from '@playwright/test';
import { host, testPorts } from './emulators/ports';

/** Set by the first step of every command, which looks for a browser and installs one where there is none. */
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 3,
  // Timers of two seconds pass unseen on a machine that is busy enough; the report names what needed another try.
  retries: 1,
  // Generous, for machines that have other work too; nothing waits that long where all is well.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    ['./tests/journeys/failedPages.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: process.env.JOURNEY_ADDRESS ?? `http://${host}:${testPorts.hosting}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Requests that a worker answers pass by the journeys' routes; the journeys without a network allow it.
    serviceWorkers: 'block',
    // Dialogs that fly in only take time; what moves has journeys of its own.
    contextOptions: { reducedMotion: 'reduce' },
    // What cannot be pressed within a minute is not there: the limit of a whole test would hide which it was.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    },
    // No traces: the recorder asks for pictures of its own, which the app's strict policy refuses aloud.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'journeys', testIgnore: 'faults/**' },
    // `npm run test:faults`: every call of every journey, broken in every way; the longest takes two minutes.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts', timeout: 360_000 },
  ],
});
