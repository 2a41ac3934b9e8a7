import { createServer } from 'node:net';
import { CommandError } from './commandError';
import { host } from './ports';

/** A port with its purpose, for messages. */
export type NamedPort = readonly [purpose: string, port: number];

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

export async function takenPorts(ports: readonly NamedPort[]): Promise<NamedPort[]> {
  const free = await Promise.all(ports.map(([, port]) => isFree(port)));
  return ports.filter((_, index) => !free[index]);
}

/** @throws {CommandError} that names every port that another program uses */
export async function assertPortsFree(ports: readonly NamedPort[]): Promise<void> {
  const taken = await takenPorts(ports);
  if (taken.length === 0) return;
  const names = taken.map(([purpose, port]) => `${port} (${purpose})`).join(', port ');
  throw new CommandError(
    `In use on ${host} already: port ${names}. ` +
      'End the program that listens there (perhaps this command runs in another terminal), then try again.',
  );
}
