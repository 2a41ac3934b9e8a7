import path from 'node:path';
import { buildSite } from './build';
import { runCommand } from './commandError';
import { root } from './project';

/** `npm run build`: the site in all languages, for the project in `.env`. `npm run deploy` does it, too. */
await runCommand(() => buildSite({ outDir: path.join(root, 'dist'), variables: {} }));
