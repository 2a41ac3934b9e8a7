import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { shellAssets } from '../../build/serviceWorker';

interface Chunk {
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly moduleIds?: readonly string[];
  readonly css?: readonly string[];
  readonly pictures?: readonly string[];
}

function bundleOf(chunks: Readonly<Record<string, Chunk>>): Rolldown.OutputBundle {
  const files = Object.entries(chunks).map(([fileName, chunk]) => {
    const { imports = [], dynamicImports = [], moduleIds = [] } = chunk;
    const { css = [], pictures = [] } = chunk;
    const viteMetadata = { importedCss: new Set(css), importedAssets: new Set(pictures) };
    return [
      [fileName, { type: 'chunk', fileName, imports, dynamicImports, moduleIds, viteMetadata }],
      ...[...css, ...pictures].map((asset) => [asset, { type: 'asset', fileName: asset }]),
    ];
  });
  return Object.fromEntries(files.flat()) as Rolldown.OutputBundle;
}

const bundle = bundleOf({
  'assets/start.js': {
    moduleIds: ['/app/src/main.tsx'],
    dynamicImports: ['assets/app.js'],
  },
  'assets/app.js': {
    imports: ['assets/libraries.js'],
    dynamicImports: ['assets/SellersPage.js', 'assets/LoginPage.js', 'assets/dialogs.js'],
    css: ['assets/app.css'],
    pictures: ['assets/coast.svg'],
  },
  'assets/libraries.js': { moduleIds: ['/app/node_modules/react/index.js'] },
  'assets/SellersPage.js': { imports: ['assets/SellerCard.js'], css: ['assets/SellersPage.css'] },
  'assets/SellerCard.js': {},
  'assets/LoginPage.js': { imports: ['assets/firebase.js'], dynamicImports: ['assets/afterLogin.js'] },
  'assets/firebase.js': { moduleIds: ['/app/node_modules/@firebase/auth/dist/index.js'] },
  'assets/afterLogin.js': {},
  'assets/dialogs.js': { moduleIds: ['/app/node_modules/sweetalert2/dist/sweetalert2.js'] },
});

test('the shell has the files of every page that works without a network, and no others', () => {
  expect(shellAssets(bundle)).toEqual([
    '/assets/SellerCard.js',
    '/assets/SellersPage.css',
    '/assets/SellersPage.js',
    '/assets/app.css',
    '/assets/app.js',
    '/assets/coast.svg',
    '/assets/dialogs.js',
    '/assets/libraries.js',
    '/assets/start.js',
  ]);
});

test('a build without the entry fails', () => {
  expect(() => shellAssets(bundleOf({ 'assets/app.js': {} }))).toThrow('no chunk');
});
