/**
 * The import law of src. From top to bottom: a file imports from its own row and from the rows below it, never from a
 * row above. A row is a folder or a file; the first row that fits a file is the file's row.
 */
export const rows: readonly string[] = [
  // The entries: the browser's, the build's, and the service worker's.
  'main.tsx',
  'prerender.tsx',
  'offline/serviceWorker/worker.ts',
  // The page of all components, which the built app does not have.
  'design',
  // Texts of other languages, which take the place of the English ones in a build.
  'languages',
  'app',
  'firstView',
  'pages',
  'admin',
  'dealersAsAdmin',
  'decisions',
  'reports',
  'contact',
  'login',
  'ownAccount',
  'bookings',
  'ratings',
  'stock',
  'savedSearches',
  'search',
  'compare',
  'saved',
  'recentlyViewed',
  'listings',
  'monthlyCost',
  'warnings',
  'notes',
  'dealers',
  'accounts',
  'photos',
  'lists',
  'offline',
  'languageMenu',
  'firebase',
  'ui',
  'shared',
  'styles',
  'assets',
];

export interface Gate {
  /** Files of src, and packages as `npm:name`. */
  readonly target: RegExp;
  /** The only files of src that may import the target. */
  readonly importers: RegExp;
}

const component = String.raw`\.tsx$|/use[A-Z]\w*\.ts$`;
const service = String.raw`\.(service|record)\.ts$`;

/** Imports that only some files may have, whatever their row. */
export const gates: Readonly<Record<string, Gate>> = {
  'Firebase stands behind services and records': {
    target: /^firebase\//,
    importers: new RegExp(
      String.raw`${service}|^(app|firstView|firebase)/|^(main|prerender)\.tsx$|^offline/serviceWorker/worker\.ts$`,
    ),
  },
  'only the seam knows the SDK': {
    target: /^npm:@?firebase\//,
    importers: /^firebase\//,
  },
  'models and services do without React': {
    target: /^npm:(react|react-dom)(\/|$)/,
    importers: new RegExp(`${component}|^(app|ui)/`),
  },
  'models and services do without components and hooks': {
    target: new RegExp(component),
    importers: new RegExp(`${component}|^app/`),
  },
  'a query and what becomes of its answer stand together': {
    target: /^lists\/(queryClient|cachedItems)\.ts$/,
    importers: /\.queries\.ts$|^(app|lists|design)\//,
  },
  'only the app puts up a page': {
    target: /^pages\/.*Page\.tsx$/,
    importers: /^app\//,
  },
};
