import path from 'node:path';
import { buildApp } from './build';
import { CommandError, runCommand } from './commandError';
import { serveUntilStopped, startDemoSuite } from './demoSuite';
import { assertPortsFree } from './freePorts';
import { host, startPorts } from './ports';
import { cacheFolder } from './project';
import { stopSignal } from './stopSignal';
import { portsOf } from './suite';

/** `npm start`: the app as in production, on emulators that keep their data. */
await runCommand(async () => {
  const stop = stopSignal(() => console.log('Still saving the data, please wait ...'));
  // Before the build, which would take the app away from a suite that runs already.
  await assertPortsFree(portsOf(startPorts));
  const outDir = path.join(cacheFolder, `app-${startPorts.hosting}`);
  const failed = new AbortController();
  const signal = AbortSignal.any([stop, failed.signal]);
  console.log('Building the app ...');
  const building = buildApp({ ports: startPorts, outDir, signal });
  const starting = startDemoSuite({ hostingPublic: outDir, signal });
  const abandon = (error: unknown) => failed.abort(error);
  building.catch(abandon);
  starting.catch(abandon);
  const [, started] = await Promise.allSettled([building, starting]);
  if (failed.signal.aborted) {
    if (started.status === 'fulfilled') await started.value.stop();
    if (stop.aborted) throw new CommandError('Stopped before everything had started.');
    failed.signal.throwIfAborted();
  }
  await serveUntilStopped(await starting, `http://${host}:${startPorts.hosting}`, stop);
});
