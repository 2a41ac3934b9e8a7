type Names = typeof import('./names');

let names: Promise<Names> | undefined;

/** Downloads the names of models and places once; after a failure, again. */
export function loadNames(): Promise<Names> {
  names ??= import('./names').catch((failure: unknown) => {
    names = undefined;
    throw failure;
  });
  return names;
}
