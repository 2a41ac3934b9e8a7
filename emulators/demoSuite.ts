import path from 'node:path';
import { paths } from '../src/shared/addresses/addresses';
import { hasEmulatorUi } from './closedNetwork/jars';
import { CommandError } from './commandError';
import { host, startPorts } from './ports';
import { dataFolder, root } from './project';
import { latestSave } from './savedData';
import { whenAborted } from './stopSignal';
import { type EmulatorName, type Suite, startSuite } from './suite';

/** The accounts of the demo data. They exist in the emulators only. */
const logins = [
  ['Admin', 'admin@example.com', 'Admin@123', paths.adminLogin],
  ['Dealers', 'dealer1@example.com ... dealer10@example.com', 'Dealer@123', paths.dealerLogin],
  ['Buyers', 'buyer1@example.com ... buyer3@example.com', 'buyer123', paths.buyerLogin],
] as const;

const log = (line: string) => console.log(line);

/** Starts the emulators on the usual ports, with the saved data of the last run or, without any, the demo data. */
export async function startDemoSuite({
  signal,
  ...options
}: {
  only?: readonly EmulatorName[];
  hostingPublic?: string;
  signal: AbortSignal;
}): Promise<Suite> {
  const importFrom = await latestSave(dataFolder);
  log(importFrom ? 'Starting the emulators with the saved data ...' : 'Starting the emulators ...');
  const suite = await startSuite({ ...options, ports: startPorts, importFrom, exportTo: dataFolder, signal, log });
  if (importFrom) return suite;
  try {
    log('Filling in the demo data ...');
    const { fillDemoData } = await import('../demo/fill');
    await Promise.race([
      fillDemoData({ ports: startPorts, log }),
      whenAborted(signal),
      suite.ended.then(() => {
        throw new CommandError('The emulators ended while the demo data was filled in.');
      }),
    ]);
    signal.throwIfAborted();
    await suite.save();
  } catch (error) {
    // Not saved, so that the next start fills in the demo data again.
    await suite.stop({ save: false });
    throw error;
  }
  return suite;
}

/** Prints the address and the logins, waits for the stop signal, saves the data and stops everything. */
export async function serveUntilStopped(suite: Suite, address: string, signal: AbortSignal): Promise<void> {
  log(`\nSecond Gear is ready: ${address}\n`);
  for (const [who, email, password, page] of logins) {
    log(`  ${who.padEnd(8)} ${email.padEnd(44)} password ${password.padEnd(11)} at ${page}`);
  }
  if (hasEmulatorUi()) log(`\nThe emulators' own pages: http://${host}:${startPorts.ui}`);
  log(`\nCtrl-C ends it and keeps its data in ${path.relative(root, dataFolder)}/. 'npm run reset' forgets the data.`);
  const ended = await Promise.race([whenAborted(signal).then(() => false), suite.ended.then(() => true)]);
  if (ended) {
    throw new CommandError(
      'The emulators have ended by themselves; what changed since the last save is lost. ' +
        `Their log is ${path.relative(root, suite.logFile)}.`,
    );
  }
  log('\nSaving the data ...');
  await suite.stop();
  log('Saved.');
}
