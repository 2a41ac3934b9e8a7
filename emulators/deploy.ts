import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { loadEnv } from 'vite';
import { buildSite, projectVariables } from './build';
import { CommandError, runCommand } from './commandError';
import { type Deployment, writeDeployConfig } from './deployConfig';
import { root } from './project';

/** `npm run deploy`: builds the app for the project in `.env`, and deploys it with rules and indexes. */
await runCommand(async () => {
  const { variables, deployment } = readVariables();
  const project = variables.VITE_FIREBASE_PROJECT_ID;
  console.log(`Building the app for ${project} ...`);
  await buildSite({ outDir: path.join(root, 'dist'), variables: { ...variables, VITE_EMULATORS: '' } });
  const command = path.join(
    path.dirname(createRequire(import.meta.url).resolve('firebase-tools/package.json')),
    'lib/bin/firebase.js',
  );
  const config = await writeDeployConfig(deployment);
  const firebase = spawn(process.execPath, [command, 'deploy', '--project', project, '--config', config], {
    cwd: root,
    stdio: 'inherit',
  });
  const [code] = await once(firebase, 'exit');
  if (code !== 0) throw new CommandError("The deployment failed. 'npx firebase login' signs you in.");
});

/** @throws {CommandError} if .env lacks a variable, or names the project of the emulators */
function readVariables(): {
  variables: Record<(typeof projectVariables)[number], string>;
  deployment: Deployment;
} {
  const found = loadEnv('production', root, 'VITE_');
  const missing = projectVariables.filter((name) => !found[name]?.trim());
  if (missing.length > 0) {
    throw new CommandError(`Missing in .env: ${missing.join(', ')}. Copy .env.example to .env and fill them in.`);
  }
  const project = found.VITE_FIREBASE_PROJECT_ID ?? '';
  if (project.startsWith('demo-')) {
    throw new CommandError(`${project} is a demo project, for the emulators only. Name a real project in .env.`);
  }
  const variables = Object.fromEntries(projectVariables.map((name) => [name, found[name] ?? ''])) as Record<
    (typeof projectVariables)[number],
    string
  >;
  return {
    variables,
    deployment: {
      project: { id: project, storageBucket: variables.VITE_FIREBASE_STORAGE_BUCKET },
      appCheck: Boolean(found.VITE_APP_CHECK_KEY),
      vitalsUrl: found.VITE_VITALS_URL || undefined,
    },
  };
}
