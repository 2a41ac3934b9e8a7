import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { formatCount } from '../../shared/numbers/cappedCount';
import type { ListingSearch } from '../search';
import { alternativeTexts } from '../texts';
import { alternativesTo } from './alternatives.queries';
import './alternatives.scss';

interface AlternativesProps {
  readonly search: ListingSearch;
  /** As many listings as the search finds. */
  readonly shown: number;
  readonly onChange: (search: ListingSearch) => void;
}

/**
 * Below a search that finds nothing, or one listing: the nearest searches that find more, as cards. Each changes one limit,
 * which it names (SEARCH-4). They cost four counts at most (`alternatives.queries.ts`).
 */
export default function Alternatives({ search, shown, onChange }: AlternativesProps) {
  const title = useId();
  const answers = useQueries({ queries: alternativesTo(search, shown) });
  // Each waits for those above it, so that none of them moves.
  const pending = answers.findIndex(({ isPending }) => isPending);
  const alternatives = answers.slice(0, pending < 0 ? answers.length : pending).flatMap(({ data }) => data ?? []);
  if (alternatives.length === 0) return null;
  return (
    <section className="alternatives" aria-labelledby={title}>
      <h2 id={title}>{alternativeTexts.title}</h2>
      <ul>
        {alternatives.map(({ limit, step, found }) => (
          <li key={limit.key}>
            <button type="button" className="alternative" onClick={() => onChange(step.search)}>
              <strong>{step.text(formatCount(found))}</strong> <span>{alternativeTexts.insteadOf(limit.chosen)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
