import type { Rolldown } from 'vite';

function chunkOf(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk | undefined {
  const file = bundle[name];
  return file?.type === 'chunk' ? file : undefined;
}

/** These chunks and all that they import statically. */
export function withStaticImports(
  bundle: Rolldown.OutputBundle,
  names: Iterable<string>,
): readonly Rolldown.OutputChunk[] {
  const found = new Set(names);
  // Iterating over a set also visits items that are added meanwhile.
  for (const each of found) for (const imported of chunkOf(bundle, each)?.imports ?? []) found.add(imported);
  return [...found].flatMap((each) => chunkOf(bundle, each) ?? []);
}
