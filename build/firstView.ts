import path from 'node:path';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { withStaticImports } from './staticImports.ts';

/** The entry, as a path from the root of the project. */
export const firstEntry = 'src/main.tsx';
/** The app, which the entry imports dynamically. */
const appModule = 'src/app/mount.tsx';
/** The page in the chunk of the app. */
const firstPage = 'src/pages/public/HomePage.tsx';
/** Downloaded together with the app if the first view is a list; else when a search box is used or a list is opened. */
const searchModules = [
  'src/pages/public/ListPage.tsx',
  'src/search/SearchTools.tsx',
  'src/search/box/TypedTextInput.tsx',
];

/** What every overlay of a page shares, and what leaves one by Back. */
const overlayModules = ['src/ui/overlays/useOverlay.ts', 'src/ui/overlays/useBackCloses.ts'];

/** The links to searches: in the rest of the home page, in the footer, and in the heads of lists. */
const namedModules = ['src/search/named/namedText.ts', 'src/pages/homeMoreTexts.ts', 'src/pages/commonSearches.ts'];

/** Downloaded when the browser is idle: the hearts, and the first frame of the details over a list. */
const idleModules = [
  'src/saved/SaveHeart.tsx',
  'src/pages/public/ListingOverlay.tsx',
  // The rest of the home page asks whether something was viewed.
  'src/recentlyViewed/viewedText.ts',
];

/** What begins after the first view, and the offline lists. */
const laterModules = ['src/app/startLater.tsx', 'src/offline/offlineLists.ts'];

/** Downloaded when a heart is about to be pressed. */
const savingModules = ['src/saved/savedStore.ts'];

/** Saved and recently viewed listings, comparisons: they share most of their modules. */
const shortlistFolders = ['src/saved/', 'src/recentlyViewed/', 'src/compare/', 'src/monthlyCost/'];
/** Downloaded when it is opened. */
const calculatorModules = [
  'src/monthlyCost/calculator/LoanCalculator.tsx',
  'src/monthlyCost/calculator/LoanField.tsx',
  'src/monthlyCost/calculator/loanCalculator.scss',
  'src/monthlyCost/calculator/chosenLoan.ts',
  'src/monthlyCost/calculator/limits.ts',
];

/** What the pages with a form share. */
const formModules = [
  'src/ui/fields/Field.tsx',
  'src/ui/fields/SubmitButton.tsx',
  'src/ui/fields/useValidatedForm.ts',
  'src/ui/fields/useFilePreview.ts',
  'src/ui/fields/PasswordInput.tsx',
  'src/shared/invalidInput.ts',
  'src/shared/phone.ts',
  'src/accounts/account.ts',
  'src/accounts/accountTexts.ts',
  'src/accounts/accountForm.ts',
  'src/accounts/AccountForm.tsx',
  'src/accounts/PasswordParts.tsx',
  'src/accounts/password.ts',
];

/** Small modules of many pages. */
const smallModules = [
  'src/dealers/dealer.ts',
  'src/dealers/DealerPicture.tsx',
  'src/shared/time/indianCalendar.ts',
  'src/shared/addresses/links.ts',
  'src/ui/ShareButton.tsx',
  'src/ui/overlays/toast.ts',
  'src/ui/browser/saveFile.ts',
];

/** What the page of a listing and its dialog share. */
const detailsModules = [
  'src/pages/public/ListingView.tsx',
  'src/listings/details/ListingDetails.tsx',
  'src/listings/photoLabels.ts',
  'src/listings/listing.service.ts',
  'src/listings/similarListings.service.ts',
];

/** How accounts read and write: all of it needs the SDKs. */
const accountModules = ['src/bookings/bookings.queries.ts', 'src/firebase/signIn.ts', 'src/firebase/auth.ts'];
const isForAccounts = /^src\/(firebase\/|.*\.(service|record|queries)\.ts$)/;

/** A dealer's app and its first page. */
const dealerModules = ['src/app/DealerApp.tsx', 'src/pages/dealer/TodayPage.tsx'];
/** The admin and My Account share modules with dealers, and may load more than they need. */
const dealerFolders = ['src/app/DealerApp.tsx', 'src/pages/dealer/', 'src/pages/admin/', 'src/ownAccount/'];

/** Other chunks share what these import, and must not load them for it. */
const ownModulesOnly = ['account', 'dealer'];

const isReact = /\/node_modules\/(react|react-dom|scheduler)\//;

/** The modules that `starts` import statically, directly or not. */
function staticImports(starts: readonly string[], context: Rolldown.ChunkingContext): ReadonlySet<string> {
  const found = new Set<string>(starts);
  for (const id of found) for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

/** The modules that `start` imports, also dynamically, directly or not, as far as `isFollowed` says so. */
function allImports(
  start: string,
  context: Rolldown.ChunkingContext,
  isFollowed: (id: string) => boolean,
): ReadonlySet<string> {
  const found = new Set([start]);
  for (const id of found) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {};
    for (const imported of [...importedIds, ...dynamicallyImportedIds]) if (isFollowed(imported)) found.add(imported);
  }
  return found;
}

function once<Context, Result>(make: (context: Context) => Result): (context: Context) => Result {
  let made: { readonly result: Result } | undefined;
  return (context) => {
    made ??= { result: make(context) };
    return made.result;
  };
}

/**
 * A few chunks instead of many small ones, because each request costs time on a slow network: the entry; React and the
 * other libraries, which stay cached when the app changes; the app; its search; what accounts need; the shortlist; what
 * forms, many pages and both views of a listing share; what only dealers need. The entry names all chunks, so fewer
 * chunks make the entry smaller. If a module fits several groups, the first one gets it.
 */
export function firstViewChunks(root: string): Rolldown.CodeSplittingGroup[] {
  const importsOf = (...modules: readonly string[]) =>
    once((context: Rolldown.ChunkingContext) =>
      staticImports(
        modules.map((module) => path.join(root, module)),
        context,
      ),
    );
  const entryModules = importsOf(firstEntry);
  const appModules = importsOf(appModule, firstPage);
  const ofSearch = importsOf(...searchModules);
  const ofAccounts = importsOf(...accountModules);
  const ofDealers = importsOf(...dealerModules);
  const inRoot = (id: string) => path.relative(root, id).split(path.sep).join('/');
  const isForDealers = (id: string) => dealerFolders.some((folder) => inRoot(id).startsWith(folder));
  const ofOthers = once((context: Rolldown.ChunkingContext) =>
    allImports(path.join(root, firstEntry), context, (id) => !isForDealers(id)),
  );
  const isOneOf = (modules: readonly string[]) => (id: string) => modules.includes(inRoot(id));
  const isCalculator = isOneOf(calculatorModules);
  const isShortlist = (id: string) =>
    shortlistFolders.some((folder) => inRoot(id).startsWith(folder)) && !id.includes('.service.') && !isCalculator(id);
  const isLibrary = (id: string) => id.includes('/node_modules/');
  const groups: Readonly<Record<string, (id: string, context: Rolldown.ChunkingContext) => boolean>> = {
    start: (id, context) => entryModules(context).has(id),
    react: (id) => isReact.test(id),
    libraries: (id, context) => isLibrary(id) && appModules(context).has(id),
    app: (id, context) => appModules(context).has(id),
    overlays: isOneOf(overlayModules),
    named: isOneOf(namedModules),
    idle: isOneOf(idleModules),
    offline: isOneOf(laterModules),
    saving: isOneOf(savingModules),
    search: (id, context) => ofSearch(context).has(id),
    account: (id, context) => ofAccounts(context).has(id) && (isLibrary(id) || isForAccounts.test(inRoot(id))),
    shortlist: isShortlist,
    forms: isOneOf(formModules),
    small: isOneOf(smallModules),
    details: isOneOf(detailsModules),
    dealer: (id, context) => ofDealers(context).has(id) && !ofOthers(context).has(id),
  };
  return Object.entries(groups).map(([name, belongs], index, all) => ({
    debugName: name,
    name: (id, context) => (belongs(id, context) ? name : null),
    priority: all.length - index,
    includeDependenciesRecursively: !ownModulesOnly.includes(name),
  }));
}

/** The chunks that contain `module` or load it, and all that they import statically; the largest first. */
export function filesWith(bundle: Rolldown.OutputBundle, module: string): readonly string[] {
  const names = Object.values(bundle).flatMap((file) => {
    if (file.type !== 'chunk') return [];
    const modules = [file.facadeModuleId, ...file.moduleIds];
    return modules.some((id) => id?.endsWith(`/${module}`)) ? file.fileName : [];
  });
  if (names.length === 0) throw new Error(`The build has no chunk with ${module}`);
  return withStaticImports(bundle, names)
    .toSorted((one, other) => other.code.length - one.code.length)
    .map(({ fileName }) => fileName);
}

/**
 * The app's stylesheets, without which it does not start.
 *
 * @returns names of files
 */
export function appStyles(bundle: Rolldown.OutputBundle): readonly string[] {
  const styles = filesWith(bundle, appModule).flatMap((name) => {
    const file = bundle[name];
    return file?.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [];
  });
  if (styles.length === 0) throw new Error('The app comes with no styles');
  return styles;
}

function link(attrs: Readonly<Record<string, string | boolean>>): HtmlTagDescriptor {
  return { tag: 'link', attrs: { ...attrs }, injectTo: 'head' };
}

/**
 * The hosts of the first list and of its photos. In production, opening a connection to a distant host takes as long as
 * the request.
 */
const origins = [
  link({ rel: 'preconnect', crossorigin: true, href: 'https://firestore.googleapis.com' }),
  link({ rel: 'preconnect', href: 'https://firebasestorage.googleapis.com' }),
];

/**
 * The browser downloads the entry at once, with low priority. It finds the preloads of the app in a template, so it
 * does not follow them before the first paint: until then, only the early queries may compete for the network and the
 * processor. Then the early script moves the preloads into the head (src/firstView/earlyScript.ts), and the browser
 * downloads the app in parallel with the entry. Connections are opened at once.
 */
export function fetchAfterPaint(): Plugin {
  let usesEmulators = false;
  return {
    name: 'fetch-after-paint',
    apply: 'build',
    configResolved({ env }) {
      usesEmulators = Boolean(env.VITE_EMULATORS);
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        if (!bundle) return html;
        const files = filesWith(bundle, appModule).filter((file) => !html.includes(file));
        // Photos are more important.
        const later = { crossorigin: true, fetchpriority: 'low' } as const;
        const appFiles: HtmlTagDescriptor = {
          tag: 'template',
          attrs: { id: 'app-files' },
          injectTo: 'head',
          children: [
            ...files.map((file) => link({ rel: 'modulepreload', ...later, href: `/${file}` })),
            ...appStyles(bundle).map((file) => link({ rel: 'preload', as: 'style', ...later, href: `/${file}` })),
          ],
        };
        return {
          html: html.replace('<script type="module"', '$& fetchpriority="low"'),
          tags: usesEmulators ? [appFiles] : [...origins, appFiles],
        };
      },
    },
  };
}
