import { watch } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { addressIn } from '../src/shared/addresses/languageAddress';
import { isLanguage, type LanguageCode, languageCodes } from '../src/shared/languages';
import { emulatorVariables } from './build';
import { CommandError, runCommand } from './commandError';
import { serveUntilStopped, startDemoSuite } from './demoSuite';
import { assertPortsFree } from './freePorts';
import { devServerPort, host, startPorts } from './ports';
import { root } from './project';
import { stopSignal } from './stopSignal';
import { type EmulatorName, loadRules } from './suite';

const only: readonly EmulatorName[] = ['auth', 'firestore', 'storage'];

/** @throws {CommandError} for a language that the site does not have */
function chosenLanguage(): LanguageCode {
  const [, , code = 'en'] = process.argv;
  if (isLanguage(code)) return code;
  throw new CommandError(`There is no language ${code}. The site has ${languageCodes.join(', ')}.`);
}

/**
 * `npm run dev`, `npm run dev -- hi`: the emulators and data of `npm start`, with the app in one language from Vite's dev
 * server.
 */
await runCommand(async () => {
  const code = chosenLanguage();
  const signal = stopSignal(() => console.log('Still saving the data, please wait ...'));
  await assertPortsFree([["Vite's dev server", devServerPort]]);
  const suite = await startDemoSuite({ only, signal }).catch((error: unknown) => {
    throw signal.aborted ? new CommandError('Stopped before everything had started.') : error;
  });
  try {
    Object.assign(process.env, emulatorVariables(startPorts), { VITE_LANGUAGE: code });
    const server = await createServer({ root, server: { host, port: devServerPort, strictPort: true } });
    await server.listen();
    reloadRulesOnChange(signal);
    await serveUntilStopped(suite, `http://${host}:${devServerPort}${addressIn(code, '/')}`, signal);
    await server.close();
  } finally {
    await suite.stop();
  }
});

function reloadRulesOnChange(signal: AbortSignal): void {
  let due: NodeJS.Timeout | undefined;
  const reload = async () => {
    try {
      await loadRules(startPorts, only);
      console.log('The rules are loaded anew.');
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
    }
  };
  // Watches the folder, because editors replace files. One change causes several events, so the timer combines them.
  watch(path.join(root), { signal }, (_, name) => {
    if (!name?.endsWith('.rules')) return;
    clearTimeout(due);
    due = setTimeout(() => void reload(), 100);
  });
}
