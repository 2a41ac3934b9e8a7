type Names = typeof import('./names');

let names: Promise<Names> | undefined;
let areLoaded = false;

/** Whether `loadNames` would answer at once. */
export function hasNames(): boolean {
  return areLoaded;
}

/** Downloads the names of models and places once; after a failure, again. */
export function loadNames(): Promise<Names> {
  names ??= import('./names').then(
    (loaded) => {
      areLoaded = true;
      return loaded;
    },
    (failure: unknown) => {
      names = undefined;
      throw failure;
    },
  );
  return names;
}
