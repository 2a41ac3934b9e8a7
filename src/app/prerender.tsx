import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Route, Routes, StaticRouter } from 'react-router-dom';
import { Loading } from '../ui/Loading';
import { App } from './App';
import { PublicShell } from './PublicShell';

/** The start page as a visitor finds it before any list has come. */
function Home() {
  return (
    <StrictMode>
      <App Router={({ children }) => <StaticRouter location="/">{children}</StaticRouter>} />
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
  if (errors.length > 0) throw new AggregateError(errors, 'A page could not be rendered');
  return html;
}

interface RenderedPages {
  readonly home: string;
  readonly frame: string;
}

/** Called when the app is built: what stands in index.html and app.html before any script has come. */
export async function renderPages(): Promise<RenderedPages> {
  return { home: await toHtml(<Home />), frame: await toHtml(<Frame />) };
}
