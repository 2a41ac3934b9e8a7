import { createRequire } from 'node:module';

// Loaded into firebase-tools' own process, by `node --import`.

/** Milliseconds after which an answer is no longer waited for. */
const patience = 10_000;

const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));

const { StorageRulesRuntime } = require('./lib/emulator/storage/rules/runtime.js');
const send = StorageRulesRuntime.prototype._sendRequest;
let previous = Promise.resolve();

/**
 * firebase-tools takes every chunk that it reads from the runtime of the storage rules for one whole answer. While it
 * is busy, two answers come in one chunk: it drops both, and both uploads hang. One request at a time, and one answer.
 */
StorageRulesRuntime.prototype._sendRequest = function sendInTurn(...request) {
  const answer = previous.then(() => send.apply(this, request));
  const timeLimit = new Promise((resolve) => {
    setTimeout(resolve, patience).unref();
  });
  previous = Promise.race([answer, timeLimit]).catch(() => undefined);
  return answer;
};

const exegesis = require('exegesis-express');
const { middleware } = exegesis;

/** The Auth emulator compiles the description of its whole interface when it starts, for five seconds; here, as needed. */
exegesis.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true });

// Where the process that started the emulators was ended by force, nobody is left to end them.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
