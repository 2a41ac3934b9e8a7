import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlineBeforePaint } from './build/beforePaint.ts';
import { inlineFirstStyles } from './build/firstStyles.ts';
import { fetchAfterPaint, firstViewChunks } from './build/firstView.ts';
import { prerender } from './build/prerender.ts';
import { serviceWorker } from './build/serviceWorker.ts';

export default defineConfig({
  plugins: [react(), fetchAfterPaint(), inlineBeforePaint(), prerender(), inlineFirstStyles(), serviceWorker()],
  build: {
    target: 'es2022',
    // Pictures stay files of their own: they are cached by themselves, and the strict policy allows no others.
    assetsInlineLimit: 0,
    sourcemap: false,
    // Browsers that do not know the hint go without it.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: { codeSplitting: { groups: firstViewChunks(import.meta.dirname) } },
    },
  },
  css: {
    preprocessorOptions: {
      scss: {
        // Bootstrap 5 is written in the older Sass that these warnings are about.
        quietDeps: true,
        silenceDeprecations: ['import', 'global-builtin', 'color-functions', 'if-function'],
      },
    },
  },
});
