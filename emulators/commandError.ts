/** A problem that the person at the terminal can solve. The message says how. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command. An error becomes a readable line and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  // If the terminal is closed, the output fails, but the command must finish its work.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
