import { writeFileSync } from 'node:fs';
import { districtsInDictionary, makesInDictionary, modelsInDictionary } from './nameTables';

/**
 * Writes the names of the dictionary to `src/shared/readable/`: `npx tsx tests/shared/readable/writeNames.ts`. A test
 * compares them.
 */

const write = (file: string, text: string) => writeFileSync(`src/shared/readable/${file}.ts`, text);

const makes = Object.entries(makesInDictionary).map(
  ([kind, names]) => `  ${kind}: [\n${names.map((name) => `    '${name}',\n`).join('')}  ],\n`,
);
write(
  'makeNames',
  `import type { ListingKind } from '../listingKind';

/** The makes of the dictionary. Written by tests/shared/readable/writeNames.ts. */
export const makeNames = {\n${makes.join('')}} as const satisfies Readonly<Record<ListingKind, readonly string[]>>;\n`,
);

const models = Object.entries(modelsInDictionary).map(([kind, lines]) => `  ${kind}: \`\n${lines}\n\`,\n`);
write(
  'modelNames',
  `/** The models of the dictionary by make. Written by tests/shared/readable/writeNames.ts. */
export const modelNames = {\n${models.join('')}} as const;\n`,
);

write(
  'districtNames',
  `/** The districts of India, without their states. Written by tests/shared/readable/writeNames.ts. */
export const districtNames = \`\n${districtsInDictionary}\n\`;\n`,
);
