import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { CommandError, runCommand } from './commandError';
import { takenPorts } from './freePorts';
import { startPorts } from './ports';
import { dataFolder, root } from './project';
import { portsOf } from './suite';

/** `npm run reset`: deletes the saved data of the emulators. */
await runCommand(async () => {
  const folder = `${path.relative(root, dataFolder)}/`;
  const taken = await takenPorts(portsOf(startPorts));
  if (taken.length > 0) {
    throw new CommandError(
      `The emulators seem to run (port ${taken.map(([, port]) => port).join(', ')}), and would save their data again. ` +
        "End 'npm start' or 'npm run dev' first.",
    );
  }
  const existed = existsSync(dataFolder);
  await rm(dataFolder, { recursive: true, force: true });
  console.log(
    existed ? `${folder} is gone: the next start fills in the demo data.` : `There is no ${folder} to forget.`,
  );
});
