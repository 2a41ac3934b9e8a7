import { createRequire } from 'node:module';

// Node loads this into firebase-tools' process (`--import`).

/** Milliseconds to wait for an answer. */
const patience = 10_000;

const require = createRequire(createRequire(import.meta.url).resolve('firebase-tools/package.json'));

/** This patch changes private methods of firebase-tools, so it must be checked against every other version. */
const knownVersion = '14.27.0';
const { version } = require('./package.json');
if (version !== knownVersion)
  throw new Error(`firebaseToolsPatch.mjs is made for firebase-tools ${knownVersion}, not ${version}`);

const { StorageRulesRuntime } = require('./lib/emulator/storage/rules/runtime.js');
const send = StorageRulesRuntime.prototype._sendRequest;
let previous = Promise.resolve();

/**
 * firebase-tools treats each chunk that it reads from the runtime of the storage rules as one whole answer. On a busy
 * machine, two answers can come in one chunk: it drops both, and both uploads hang. So this sends one request at a
 * time.
 */
StorageRulesRuntime.prototype._sendRequest = function sendInTurn(...request) {
  const answer = previous.then(() => send.apply(this, request));
  const timeLimit = new Promise((resolve) => {
    setTimeout(resolve, patience).unref();
  });
  previous = Promise.race([answer, timeLimit]).catch(() => undefined);
  return answer;
};

const { StoredFileMetadata } = require('./lib/emulator/storage/metadata.js');
const { asRulesResource } = StoredFileMetadata.prototype;

/** In production, rules see these headers of a file too. */
StoredFileMetadata.prototype.asRulesResource = function withAllHeaders(changes) {
  const contentLanguage = changes?.contentLanguage ?? this.contentLanguage;
  const cacheControl = changes?.cacheControl ?? this.cacheControl;
  return { ...asRulesResource.call(this, changes), contentLanguage, cacheControl };
};

const filesOfHosting = require.resolve('superstatic/lib/providers/fs');
const provideFiles = require(filesOfHosting);

/**
 * A path that cannot be decoded, such as '/cars/%E0%A4%A', names no file: then the rewrites apply, and the app says that
 * nothing is there. Without this, Hosting's emulator answers with a server error.
 */
require.cache[filesOfHosting].exports = function provideDecodable(options) {
  const provide = provideFiles(options);
  return async (request, pathname) => {
    try {
      return await provide(request, pathname);
    } catch (error) {
      if (error instanceof URIError) return null;
      throw error;
    }
  };
};

const exegesis = require('exegesis-express');
const { middleware } = exegesis;

/**
 * At its start, the Auth emulator compiles the description of all its methods, which takes five seconds. This compiles
 * each one on first use.
 */
exegesis.middleware = (description, options) =>
  middleware(description, { ...options, lazyCompileValidationSchemas: true });

// If the process that started the emulators is killed, the emulators stop too.
process.once('disconnect', () => process.kill(process.pid, 'SIGINT'));
process.channel?.unref();
