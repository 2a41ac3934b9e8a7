import type { Browser } from '@playwright/test';

/** The shared inputs of all measurements. */
export interface Bench {
  /** The address of the app, without a slash at the end. */
  readonly address: string;
  /** The folder of the build that Hosting serves. */
  readonly app: string;
  readonly browser: Browser;
  readonly chromium: string;
  /** How often a time is measured. */
  readonly runs: number;
  readonly log: (line: string) => void;
}

/** CSS pixels of a cheap phone. */
export const phone = { width: 360, height: 780 } as const;

export const chromiumFlags = ['--no-sandbox', '--disable-background-networking', '--disable-component-update'] as const;
