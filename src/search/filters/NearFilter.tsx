import { lazy, Suspense } from 'react';
import type { NearFieldProps } from './NearField';

// The first view of a list does without it. Without a network, the other filters still work.
const NearField = lazy(() => import('./NearField').catch(() => ({ default: () => null })));

/** The filter 'Near' (SEARCH-20). */
export function NearFilter(props: NearFieldProps) {
  return (
    <Suspense fallback={<div className="near-field-skeleton" />}>
      <NearField {...props} />
    </Suspense>
  );
}
