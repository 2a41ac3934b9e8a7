import { createServer, type Server } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandError } from '../../emulators/commandError';
import { assertPortsFree } from '../../emulators/freePorts';
import { host } from '../../emulators/ports';

let program: Server;
let port: number;

beforeEach(async () => {
  program = createServer();
  await new Promise<void>((resolve) => program.listen({ host, port: 0 }, resolve));
  const address = program.address();
  if (address === null || typeof address === 'string') throw new Error('The program has no port');
  port = address.port;
});

afterEach(() => new Promise((resolve) => program.close(resolve)));

test('a command ends if another program uses one of its ports, and names it (OPS-7)', async () => {
  const failure = await assertPortsFree([['Auth', port]]).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CommandError);
  expect(String(failure)).toContain(`${port} (Auth)`);
});

test('a command continues if its ports are free (OPS-7)', async () => {
  await new Promise((resolve) => program.close(resolve));
  await expect(assertPortsFree([['Auth', port]])).resolves.toBeUndefined();
});
