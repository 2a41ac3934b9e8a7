import { builtinEnvironments, type Environment } from 'vitest/runtime';

const happyDom = builtinEnvironments['happy-dom'];

/** Whether an earlier file of this worker has made the window. */
let ready = false;

/**
 * One window for all files of a worker: their modules are shared (`isolate: false`), and modules such as user-event keep
 * the classes of the window in which they were loaded.
 */
export default {
  name: 'shared-window',
  viteEnvironment: 'client',
  async setup(global, options) {
    if (!ready) await happyDom.setup(global, options);
    ready = true;
    return { teardown: () => undefined };
  },
} satisfies Environment;
