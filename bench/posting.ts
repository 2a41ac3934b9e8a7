import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { paths } from '../src/shared/addresses/addresses';
import { photoLimits } from '../src/shared/limits';
import { carValues, fillListingForm } from '../tests/journeys/support/listingForm';
import { People } from '../tests/journeys/support/people';
import { phonePhoto } from '../tests/journeys/support/photos';
import type { Bench } from './bench';
import { atMost, type Figure, median, milliseconds, seconds } from './figure';
import { logInAsDealer } from './logIn';
import { mainThreadTasks, traceCategories } from './mainThread';
import { withPhone } from './visit';

const longestTask = 50;
const longestWait = 2_000;

interface Posting {
  /** From the choice of the first photo until all three are sent. */
  readonly choosing: Trace;
  /** From Save until the dialog that says that the listing is stored. */
  readonly saving: Trace;
  /** Milliseconds from Save to that dialog. */
  readonly time: number;
  /** Compressions at the same time. */
  readonly workers: number;
}

interface Trace {
  /** Milliseconds of the longest task of the page's main thread. */
  readonly longest: number;
  readonly contents: readonly string[];
}

async function traced(bench: Bench, page: Page, work: () => Promise<void>): Promise<Trace> {
  await bench.browser.startTracing(page, { categories: [...traceCategories] });
  let trace: Buffer;
  try {
    await work();
  } finally {
    trace = await bench.browser.stopTracing();
  }
  const [task] = mainThreadTasks(trace.toString('utf8'));
  return task ?? { longest: 0, contents: [] };
}

/** The most workers at the same time. */
function followWorkers(page: Page): () => number {
  let most = 0;
  page.on('worker', () => {
    most = Math.max(most, page.workers().length);
  });
  return () => most;
}

async function listing(bench: Bench, files: readonly string[]): Promise<Posting> {
  const people = new People();
  try {
    const dealer = await people.registerDealer();
    return await withPhone(bench, async (page) => {
      await logInAsDealer(page, dealer);
      await page.goto(paths.newCar);
      await fillListingForm(page, carValues);
      const workers = followWorkers(page);
      const choosing = await traced(bench, page, async () => {
        for (const [index, file] of files.entries()) {
          await page.getByLabel(`Photo ${index + 1}`, { exact: true }).setInputFiles(file);
        }
        for (const [index, file] of files.entries()) {
          const preview = page.getByRole('img', { name: `Photo ${index + 1}: ${path.basename(file)}` });
          await preview.evaluate((image: HTMLImageElement) => image.decode());
        }
        await page.getByText(`${files.length} of ${files.length} photos sent.`).waitFor();
      });
      let time = 0;
      const saving = await traced(bench, page, async () => {
        const started = performance.now();
        await page.getByRole('button', { name: 'Save' }).click();
        await page.getByRole('dialog', { name: carValues.Name, exact: true }).waitFor();
        time = performance.now() - started;
      });
      return { choosing, saving, time, workers: workers() };
    });
  } finally {
    await people.forgetAll();
  }
}

function longestTaskOf(what: string, traces: readonly Trace[]): Figure {
  const worst = traces.reduce((one, other) => (other.longest > one.longest ? other : one));
  return atMost(longestTask, milliseconds, {
    part: 'posting',
    what,
    value: median(traces.map(({ longest }) => longest)),
    exact: false,
    details: worst.contents,
  });
}

/**
 * Posts a car with 3 photos of 12 megapixels, which are sent before Save: measures the main thread, and how long the
 * dealer waits.
 */
export async function measurePosting(bench: Bench): Promise<readonly Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'second-gear-bench-'));
  try {
    const names = Array.from({ length: photoLimits.fixedSlots }, (_, index) => `IMG_204${index + 1}.jpg`);
    const files = names.map((name) => path.join(folder, name));
    for (const file of files) await writeFile(file, (await phonePhoto(file)).buffer);
    const postings: Posting[] = [];
    while (postings.length < bench.runs) postings.push(await listing(bench, files));
    const workers = Math.min(...postings.map((posting) => posting.workers));
    return [
      longestTaskOf(
        'Choosing 3 photos of 12 megapixels, which are then sent: longest task of the main thread',
        postings.map(({ choosing }) => choosing),
      ),
      longestTaskOf(
        'Saving the car: longest task of the main thread',
        postings.map(({ saving }) => saving),
      ),
      {
        part: 'posting',
        what: 'Photos compressed at the same time',
        value: String(workers),
        target: '≥ 2',
        met: workers >= 2,
        exact: false,
        details: [],
      },
      atMost(longestWait, seconds, {
        part: 'posting',
        what: 'From Save to the success dialog, when the photos are sent',
        value: median(postings.map(({ time }) => time)),
        exact: false,
        details: [],
      }),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
