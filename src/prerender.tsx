import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { App } from './app/App';
import { noScriptText } from './app/builtTexts';
import { manifest } from './app/manifest';
import { PublicShell } from './app/PublicShell';
import { routesOf } from './app/routes';
import type { EarlyQuery } from './firebase/earlyAnswers';
import { homeTexts } from './pages/texts';
import { namedText } from './search/named/namedText';
import { appShellPath, fileOf } from './shared/addresses/addresses';
import { ownAddress } from './shared/addresses/ownAddress';
import { readableAt } from './shared/readable/readableAddress';
import { Loading } from './ui/Loading';
import { headTexts } from './ui/texts';

function OwnRouter({ path, children }: { path: string; children: ReactNode }) {
  return (
    <StaticRouter basename={ownAddress('/')} location={ownAddress(path)}>
      {children}
    </StaticRouter>
  );
}

/** A page in a visitor's first state, with all lists loading. */
function Page({ address }: { address: string }) {
  return (
    <StrictMode>
      <App Router={({ children }) => <OwnRouter path={address}>{children}</OwnRouter>} />
    </StrictMode>
  );
}

/** The app shell, for all addresses without a prerendered page: navbar and footer around a spinner. */
function AppShell() {
  return (
    <OwnRouter path="/any-other-address">
      <Routes>
        <Route element={<PublicShell />}>
          <Route
            path="*"
            element={
              <>
                <title>{headTexts.title(homeTexts.heading)}</title>
                <Loading />
              </>
            }
          />
        </Route>
      </Routes>
    </OwnRouter>
  );
}

async function toHtml(page: ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // In one chunk: React joins chunks with inline scripts, which the Content-Security-Policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `A page could not be rendered: ${errors.join('; ')}`);
  return html;
}

interface PrerenderedPage {
  readonly file: string;
  /** '' for the app shell, which has no address of its own. */
  readonly path: string;
  readonly description: string;
  readonly html: string;
  readonly early: readonly EarlyQuery[];
}

function descriptionOf(path: string): string {
  const readable = readableAt(path);
  return readable?.by === 'make' ? namedText('description', readable) : headTexts.description;
}

async function renderPages(): Promise<readonly PrerenderedPage[]> {
  const pages = routesOf('public')
    .flatMap((route) => [route, ...(route.also ?? [])])
    .filter(({ prerendered }) => prerendered)
    .map(({ path, early }) => ({
      file: fileOf(path),
      path,
      description: descriptionOf(path),
      html: toHtml(<Page address={path} />),
      early: early?.() ?? [],
    }));
  const appShell = {
    file: fileOf(appShellPath),
    path: '',
    description: headTexts.description,
    html: toHtml(<AppShell />),
    early: [],
  };
  return Promise.all(
    [...pages, appShell].map(async ({ html, early, ...page }) => ({ ...page, html: await html, early: await early })),
  );
}

/** The HTML of each file, and what else has texts, for the build (build/prerender.ts). */
export const prerendered = { pages: await renderPages(), manifest, noScriptText };
