import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { type Bench, chromiumFlags } from './bench';

/** Sometimes the browser loses a trace, and Lighthouse asks for another run. */
const attempts = 3;

type RunFlags = Pick<Flags, 'onlyCategories' | 'onlyAudits' | 'throttlingMethod'>;

async function runOnce(chromePath: string, address: string, flags: RunFlags): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumFlags],
    logLevel: 'error',
    handleSIGINT: false,
  });
  try {
    const run = await lighthouse(address, { ...flags, port: chrome.port, output: 'json', logLevel: 'error' });
    if (!run) throw new Error(`Lighthouse said nothing about ${address}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

/**
 * One run of Lighthouse's mobile preset, in a new browser without a cache.
 *
 * @throws {Error} with Lighthouse's message if every attempt fails
 */
export async function runLighthouse(
  { chromium }: Pick<Bench, 'chromium'>,
  address: string,
  flags: RunFlags,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    const result = await runOnce(chromium, address, flags);
    if (!result.runtimeError) return result;
    if (attempt === attempts) throw new Error(`Lighthouse failed at ${address}: ${result.runtimeError.message}`);
  }
}
