import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shellAssets } from '../../build/serviceWorker';

interface Chunk {
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly moduleIds?: readonly string[];
  readonly css?: readonly string[];
  readonly pictures?: readonly string[];
}

function bundleOf(chunks: Readonly<Record<string, Chunk>>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(([fileName, chunk]) => {
    const { isEntry = false, imports = [], dynamicImports = [], moduleIds = [], css = [], pictures = [] } = chunk;
    const viteMetadata = { importedCss: new Set(css), importedAssets: new Set(pictures) };
    return [fileName, { type: 'chunk', fileName, isEntry, imports, dynamicImports, moduleIds, viteMetadata }];
  });
  return Object.fromEntries(files) as Rolldown.OutputBundle;
}

const bundle = bundleOf({
  'assets/start.js': { isEntry: true, dynamicImports: ['assets/app.js'], css: ['assets/start.css'] },
  'assets/app.js': {
    imports: ['assets/libraries.js'],
    dynamicImports: ['assets/SellersPage.js', 'assets/LoginPage.js', 'assets/dialogs.js'],
    pictures: ['assets/coast.svg'],
  },
  'assets/libraries.js': { moduleIds: ['/app/node_modules/react/index.js'] },
  'assets/SellersPage.js': { imports: ['assets/SellerCard.js'] },
  'assets/SellerCard.js': {},
  'assets/LoginPage.js': { imports: ['assets/firebase.js'], dynamicImports: ['assets/afterLogin.js'] },
  'assets/firebase.js': { moduleIds: ['/app/node_modules/@firebase/auth/dist/index.js'] },
  'assets/afterLogin.js': {},
  'assets/dialogs.js': { moduleIds: ['/app/node_modules/sweetalert2/dist/sweetalert2.js'] },
});

test('the shell has the files of every page that works without a network, and no others', () => {
  expect(shellAssets(bundle)).toEqual([
    '/assets/SellerCard.js',
    '/assets/SellersPage.js',
    '/assets/app.js',
    '/assets/coast.svg',
    '/assets/libraries.js',
    '/assets/start.css',
    '/assets/start.js',
  ]);
});
