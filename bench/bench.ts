import type { Browser } from '@playwright/test';

/** What every measurement works with. */
export interface Bench {
  /** Of the app, without a slash at its end. */
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
