/** Calls `then` callbacks synchronously. React accepts such a thenable from a lazy component. */
function settledPromise<Value>(value: Value): Promise<Value> {
  // biome-ignore lint/suspicious/noThenProperty: it replaces a promise
  return { then: (answer: (value: Value) => unknown) => answer(value) } as unknown as Promise<Value>;
}

/**
 * The returned function resolves synchronously after its first download, so that React renders a page without
 * suspending. If React suspended during hydration, it would hide the prerendered page for a moment, with everything
 * typed in it.
 */
export function loadedOnce<Module>(download: () => Promise<Module>): () => Promise<Module> {
  let loaded: Module | undefined;
  return () => {
    if (loaded) return settledPromise(loaded);
    return download().then((module) => {
      loaded = module;
      return module;
    });
  };
}
