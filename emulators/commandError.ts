/** Something that the person at the terminal can put right: the message says what. */
export class CommandError extends Error {
  override name = 'CommandError';
}

/** Runs a command to its end: whatever it throws becomes a readable line and exit code 1. */
export async function runCommand(command: () => Promise<void>): Promise<never> {
  // A closed terminal takes the output away, not the work that is left to do.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  try {
    await command();
    process.exit(0);
  } catch (error) {
    console.error(error instanceof CommandError ? `\n${error.message}` : error);
    process.exit(1);
  }
}
