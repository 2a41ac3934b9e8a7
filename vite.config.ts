import path from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { inlineBeforePaint } from './build/beforePaint.ts';
import { designPage } from './build/designPage.ts';
import { inlineFirstStyles } from './build/firstStyles.ts';
import { fetchAfterPaint, firstViewChunks } from './build/firstView.ts';
import { languageTexts } from './build/languageTexts.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/serviceWorker.ts';
import { sitemap } from './build/sitemap.ts';
import { languageOf } from './src/shared/languages.ts';

/** The package itself leads to its development build, whose warnings weigh half a kilobyte in gzip. */
const productionRouter = path.join(import.meta.dirname, 'node_modules/react-router/dist/production/index.mjs');

export default defineConfig(({ command, mode }) => {
  const language = languageOf(loadEnv(mode, import.meta.dirname).VITE_LANGUAGE);
  const isFirst = language === 'en';
  return {
    plugins: [
      languageTexts(language, import.meta.dirname),
      react(),
      designPage(),
      fetchAfterPaint(),
      inlineBeforePaint(),
      prerender(),
      inlineFirstStyles(),
      serviceWorker(),
      // What all languages share.
      isFirst && sitemap(),
    ],
    build: {
      target: 'es2022',
      copyPublicDir: isFirst,
      // The builds of all languages share a folder (emulators/build.ts), and the files without texts.
      emptyOutDir: false,
      // Pictures stay files of their own, which are cached by themselves.
      assetsInlineLimit: 0,
      sourcemap: false,
      // Without a polyfill: preloads are only a hint.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        output: { codeSplitting: { groups: firstViewChunks(import.meta.dirname) } },
      },
    },
    ...(command === 'build' && { resolve: { alias: { 'react-router-dom': productionRouter } } }),
    css: {
      preprocessorOptions: {
        scss: {
          // Bootstrap 5 uses older Sass syntax, which causes these warnings.
          quietDeps: true,
          silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
        },
      },
    },
  };
});
