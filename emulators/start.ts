import path from 'node:path';
import { buildApp } from './build';
import { CommandError, runCommand } from './commandError';
import { serveUntilStopped, startDemoSuite } from './demoSuite';
import { assertPortsFree } from './freePorts';
import { host, startPorts } from './ports';
import { cacheFolder } from './project';
import { stopSignal } from './stopSignal';
import { portsOf, type Suite } from './suite';

async function start(signal: AbortSignal): Promise<Suite> {
  // Check before the build, which would replace the app of a suite that is already running.
  await assertPortsFree(portsOf(startPorts));
  const hostingPublic = path.join(cacheFolder, `app-${startPorts.hosting}`);
  console.log('Building the app ...');
  try {
    await buildApp({ ports: startPorts, outDir: hostingPublic, signal });
    return await startDemoSuite({ hostingPublic, signal });
  } catch (error) {
    throw signal.aborted ? new CommandError('Stopped before everything had started.') : error;
  }
}

/** `npm start`: the production build of the app, with emulators that keep their data. */
await runCommand(async () => {
  const signal = stopSignal(() => console.log('Still saving the data, please wait ...'));
  await serveUntilStopped(await start(signal), `http://${host}:${startPorts.hosting}`, signal);
});
