import { createServer } from 'vite';
import { root } from '../emulators/project';

/**
 * Loads a module of src as the build does: it may read `import.meta.env`, which Node does not have.
 *
 * @param file from the root: '/src/search/searchPlan.service.ts'
 */
export async function loadSource<Module>(file: string): Promise<Module> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return (await server.ssrLoadModule(file)) as Module;
  } finally {
    await server.close();
  }
}
