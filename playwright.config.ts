import { defineConfig } from '@playwright/test';
import { host, testPorts } from './emulators/ports';

/** The first step of every command (emulators/bootstrap.mjs) finds or installs a browser, and sets this. */
const chromium = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';

/** A page of a journey lives for seconds. To optimize its code takes more processor time than it saves: a tenth of the whole. */
const withoutOptimizer = '--js-flags=--no-opt --no-maglev';

export default defineConfig({
  testDir: 'tests/journeys',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 4,
  // A retry would hide a defect of the journey or of the app.
  retries: 0,
  // Long, because the machine may be busy. Normally nothing takes this long.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    ['./tests/journeys/failedPages.ts'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: {
    baseURL: process.env.JOURNEY_ADDRESS ?? `http://${host}:${testPorts.hosting}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Playwright cannot route requests that a service worker answers. The offline journeys allow the worker.
    serviceWorkers: 'block',
    // Animated dialogs only take time. motion.spec.ts tests the animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Shorter than the limit of a test, so that the failure names the element that was not found.
    actionTimeout: 60_000,
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', withoutOptimizer],
    },
    // No traces: the trace recorder loads images that the Content-Security-Policy blocks, which logs errors.
    screenshot: 'only-on-failure',
  },
  projects: [
    // The longest project first.
    { name: 'faults', testMatch: 'faults/**/*.spec.ts' },
    { name: 'journeys', testIgnore: ['faults/**', 'alone/**'] },
    // All journeys share one market. These would meet the work of another admin, so `npm test` runs them before the others.
    { name: 'alone', testMatch: 'alone/**/*.spec.ts', workers: 1 },
  ],
});
