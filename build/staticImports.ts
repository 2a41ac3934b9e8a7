import type { Rolldown } from 'vite';

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | undefined {
  const file = bundle[name];
  return file?.type === 'chunk' ? file : undefined;
}

/** Some chunks and all that comes with them, dynamic imports aside. */
export function withStaticImports(
  bundle: Rolldown.OutputBundle,
  names: Iterable<string>,
): readonly Rolldown.OutputChunk[] {
  const found = new Set(names);
  // A set hands out what is added while it is walked through.
  for (const each of found) for (const imported of chunkOf(bundle, each)?.imports ?? []) found.add(imported);
  return [...found].flatMap((each) => chunkOf(bundle, each) ?? []);
}
