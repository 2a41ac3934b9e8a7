import path from 'node:path';
import { build, type ResolvedConfig } from 'vite';
import { languageOf } from '../src/shared/languages.ts';
import { languageTexts } from './languageTexts.ts';

interface ScriptOptions {
  /** Path from the root of the project. */
  readonly entry: string;
  /** Replacements in the code, as Vite's `define`. */
  readonly define?: Readonly<Record<string, string>>;
}

/**
 * Bundles a script that does not share modules with the app.
 *
 * @returns its code
 * @throws {Error} if it cannot be built
 */
export async function buildScript(
  { root, mode, env }: Pick<ResolvedConfig, 'root' | 'mode' | 'env'>,
  { entry, define = {} }: ScriptOptions,
): Promise<string> {
  const result = await build({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    define,
    plugins: [languageTexts(languageOf(env.VITE_LANGUAGE), root)],
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: {
        input: path.join(root, entry),
        output: { format: 'iife' },
        // No property has a getter, so what nobody reads can go.
        treeshake: { propertyReadSideEffects: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : 'output' in result ? [result] : [];
  const code = outputs.flatMap(({ output }) => output).find((file) => file.type === 'chunk')?.code;
  if (code === undefined) throw new Error(`${entry} could not be built`);
  return code;
}
