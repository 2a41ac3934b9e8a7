import { addressIn } from '../src/shared/addresses/languageAddress';
import { type LanguageCode, languageCodes } from '../src/shared/languages';

interface HostingHeader {
  key: string;
  value: string;
}

interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

/** What we use of firebase.json. */
export interface FirebaseConfig {
  hosting: {
    public: string;
    predeploy?: string;
    /** Those of English. `withLanguages` adds those of the other languages. */
    rewrites: readonly Rewrite[];
    headers: { source: string; headers: HostingHeader[] }[];
    [option: string]: unknown;
  };
  firestore: { rules: string; indexes: string; predeploy?: string };
  storage: { rules: string; predeploy?: string };
  emulators: Record<string, unknown>;
}

/** What a rewrite of English is in another language: /cars/* becomes /hi/cars/*. The last one serves everything else. */
function rewritesIn(code: Exclude<LanguageCode, 'en'>, rewrites: readonly Rewrite[]): readonly Rewrite[] {
  return rewrites.map(({ source, destination }) => ({
    source: source.startsWith('!') ? `${addressIn(code, '/')}/**` : addressIn(code, source),
    destination: addressIn(code, destination),
  }));
}

/** Adds the rewrites of the other languages, in front: the last one of English serves every address. */
export function withLanguages(config: FirebaseConfig): FirebaseConfig {
  const { hosting } = config;
  const others = languageCodes.filter((code) => code !== 'en');
  const rewrites = [...others.flatMap((code) => rewritesIn(code, hosting.rewrites)), ...hosting.rewrites];
  return { ...config, hosting: { ...hosting, rewrites } };
}
