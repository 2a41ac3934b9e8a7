import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { Footer } from '../app/Footer';
import { queryClient } from '../lists/queryClient';
import { AdminStates } from './AdminStates';
import { CardStates } from './CardStates';
import { ControlStates } from './ControlStates';
import { DealerStates } from './DealerStates';
import { OverlayStates } from './OverlayStates';
import { PageStates } from './PageStates';
import { Tokens } from './Tokens';
import { designTexts } from './texts';
import './design.scss';

/** A part of the page, below its heading. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Every component in every state, in one theme (docs/design.md). */
export function DesignPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <main className="container design-page">
          <h1>{designTexts.title}</h1>
          <p>
            <a href="?theme=light">{designTexts.light}</a> · <a href="?theme=dark">{designTexts.dark}</a> ·{' '}
            <a href="/design">{designTexts.both}</a>
          </p>
          <Part title={designTexts.tokens}>
            <Tokens />
          </Part>
          <Part title={designTexts.controls}>
            <ControlStates />
          </Part>
          <Part title={designTexts.cards}>
            <CardStates />
          </Part>
          <Part title={designTexts.dealers}>
            <DealerStates />
          </Part>
          <Part title={designTexts.admin}>
            <AdminStates />
          </Part>
          <Part title={designTexts.pages}>
            <PageStates />
          </Part>
          <Part title={designTexts.overlays}>
            <OverlayStates />
          </Part>
        </main>
        <Footer hasSearches />
      </MemoryRouter>
    </QueryClientProvider>
  );
}
