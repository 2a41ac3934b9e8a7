import { setLogLevel } from 'firebase/app';
import { emulatorVariables } from '../../emulators/build';
import { CommandError, runCommand } from '../../emulators/commandError';
import { mutantPorts } from '../../emulators/ports';
import { stopSignal } from '../../emulators/stopSignal';
import { startSuite } from '../../emulators/suite';
import { loadFirestoreRules, newProjectId, readRules } from '../rules/emulators';
import { type Clients, openClients } from './clients';
import { bookRandomCars, bookTheSameCar, postAtOnce, reviewTheSameQueue, type Scene, setTheStage } from './scenes';

/** Milliseconds for one scene. */
const patience = 180_000;

const log = (line: string) => console.log(line);
const signal = stopSignal(() => log('Still ending the emulator, please wait ...'));

function print({ name, report, counts }: Scene): boolean {
  const { answers, failures, unanswered, p50, p95 } = report;
  log(`\n${name}: p50 ${p50} ms, p95 ${p95} ms`);
  log(`  ${answers.done} done, ${answers.already} done already, ${failures.length} failures, ${unanswered} unanswered`);
  for (const message of new Set(failures)) log(`  failure: ${message}`);
  for (const { what, expected, found } of counts) {
    log(
      `  ${found === expected ? 'right' : 'WRONG'}: ${what}: ${found}${found === expected ? '' : `, not ${expected}`}`,
    );
  }
  return unanswered === 0 && counts.every(({ expected, found }) => expected === found);
}

async function withinPatience(scene: Promise<Scene>): Promise<Scene> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new CommandError(`Not done within ${patience / 1000} seconds`)), patience);
  });
  try {
    return await Promise.race([scene, limit]);
  } finally {
    clearTimeout(timer);
  }
}

async function playAll(clients: Clients): Promise<boolean> {
  await setTheStage(clients);
  let right = true;
  for (const play of [bookTheSameCar, bookRandomCars, postAtOnce, reviewTheSameQueue]) {
    signal.throwIfAborted();
    right = print(await withinPatience(play(clients))) && right;
  }
  return right;
}

/**
 * `npm run load`: many people at the same time on the emulator, with rules. Afterwards exactly the right records must
 * exist.
 */
await runCommand(async () => {
  setLogLevel('silent');
  Object.assign(process.env, emulatorVariables(mutantPorts));
  const suite = await startSuite({ ports: mutantPorts, only: ['firestore'], signal, log });
  try {
    const projectId = newProjectId('load');
    const issues = await loadFirestoreRules(projectId, readRules('firestore.rules'));
    if (issues.length > 0) throw new CommandError(`firestore.rules was refused: ${JSON.stringify(issues)}`);
    const clients = openClients(projectId);
    const right = await playAll(clients);
    await clients.close();
    if (!right) throw new CommandError('Records are wrong, see above.');
  } finally {
    await suite.stop();
  }
});
