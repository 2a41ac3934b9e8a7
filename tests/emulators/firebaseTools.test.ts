import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { root } from '../../emulators/project';
import { devDependencies } from '../../package.json';

const tools = createRequire(import.meta.url).resolve('firebase-tools/package.json');

/** Uses what the patch changes, in a process that loads the patch as the emulators' process does. */
const script = `
  const { createRequire } = await import('node:module');
  const require = createRequire(${JSON.stringify(tools)});
  const { StorageRulesRuntime } = require('./lib/emulator/storage/rules/runtime.js');
  const { StoredFileMetadata } = require('./lib/emulator/storage/metadata.js');

  const events = [];
  const runtime = new StorageRulesRuntime();
  const write = (line) => {
    const { id, action } = JSON.parse(line);
    events.push('sent ' + action);
    setTimeout(() => {
      events.push('answered ' + action);
      runtime._requests[id].handler({});
    }, 100);
  };
  runtime._childprocess = { stdin: { write } };
  await Promise.all(['first', 'second'].map((action) => runtime._sendRequest({ action })));

  const file = Object.create(StoredFileMetadata.prototype, {
    clone: { value: () => ({ name: 'photo', update() {} }) },
    contentLanguage: { value: 'en' },
    cacheControl: { value: 'no-store' },
  });
  const before = file.asRulesResource();
  const changed = file.asRulesResource({ contentLanguage: 'hi', cacheControl: 'public' });

  const { default: superstatic } = require('superstatic');
  const { createServer } = require('node:http');
  const { mkdtempSync, writeFileSync } = require('node:fs');
  const folder = mkdtempSync(require('node:path').join(require('node:os').tmpdir(), 'hosting-'));
  writeFileSync(folder + '/car.html', 'the page of a car');
  const config = { public: '.', rewrites: [{ source: '/cars/*', destination: '/car.html' }] };
  const serve = superstatic({ cwd: folder, config, stack: 'strict' });
  const server = createServer((request, response) => serve(request, response, () => response.end()));
  await new Promise((ready) => server.listen(0, '127.0.0.1', ready));
  const answer = await fetch('http://127.0.0.1:' + server.address().port + '/cars/%E0%A4%A');
  const undecodable = { status: answer.status, text: await answer.text() };
  server.close();
  console.log(JSON.stringify({ events, before, changed, undecodable }));
`;

let patched: unknown;

beforeAll(() => {
  const patch = path.join(root, 'emulators', 'firebaseToolsPatch.mjs');
  const node = ['--import', patch, '--input-type', 'module', '--eval', script];
  const { stdout, stderr, status } = spawnSync(process.execPath, node, { cwd: root, encoding: 'utf8' });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  patched = JSON.parse(stdout);
}, 60_000);

test('firebase-tools is pinned, because the patch changes private methods', () => {
  expect(devDependencies['firebase-tools']).toMatch(/^\d+\.\d+\.\d+$/);
});

test('the patched runtime of the storage rules gets a request when the one before it is answered', () => {
  expect(patched).toMatchObject({ events: ['sent first', 'answered first', 'sent second', 'answered second'] });
});

test('the patched rules see the language and the cache control of a file, also those that are about to change', () => {
  expect(patched).toMatchObject({
    before: { name: 'photo', contentLanguage: 'en', cacheControl: 'no-store' },
    changed: { name: 'photo', contentLanguage: 'hi', cacheControl: 'public' },
  });
});

test('the patched Hosting sends the page of the app at an address that cannot be decoded', () => {
  expect(patched).toMatchObject({ undecodable: { status: 200, text: 'the page of a car' } });
});
