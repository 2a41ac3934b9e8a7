import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Loading } from '../ui/Loading';
import { App } from './App';
import { PublicShell } from './PublicShell';
import { frameFile, renderedPages, renderedTabs } from './renderedPages';

/** A page as a visitor finds it before any list has come. */
function Page({ address }: { address: string }) {
  return (
    <StrictMode>
      <App Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>} />
    </StrictMode>
  );
}

/** What all other addresses have in common, with nothing in it yet. */
function Frame() {
  return (
    <StaticRouter location="/any-other-address">
      <Routes>
        <Route element={<PublicShell />}>
          <Route path="*" element={<Loading />} />
        </Route>
      </Routes>
    </StaticRouter>
  );
}

async function toHtml(page: React.ReactNode): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void errors.push(error),
    // In one piece: pieces would be put together by inline scripts, which the strict policy forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `A page could not be rendered: ${errors.join('; ')}`);
  return html;
}

interface Rendered {
  readonly address: string;
  readonly html: string;
}

interface RenderedPage extends Rendered {
  readonly file: string;
}

async function renderAt(address: string): Promise<Rendered> {
  return { address, html: await toHtml(<Page address={address} />) };
}

async function renderPages(): Promise<readonly RenderedPage[]> {
  const pages = Object.entries(renderedPages).map(async ([address, file]) => ({
    file,
    ...(await renderAt(address)),
  }));
  // The frame has no address of its own.
  return [...(await Promise.all(pages)), { file: frameFile, address: '', html: await toHtml(<Frame />) }];
}

/** For the build: what stands in each file before any script has come. Pages come in pieces, which a module may load. */
export const pages = await renderPages();

/** What comes with the home page's file. */
export const tabs: readonly Rendered[] = await Promise.all(renderedTabs.map(renderAt));
