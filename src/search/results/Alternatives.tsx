import { useQueries } from '@tanstack/react-query';
import { useId } from 'react';
import { formatCount } from '../../shared/numbers/cappedCount';
import { Icon } from '../../ui/Icon';
import type { ListingSearch } from '../search';
import { alternativeTexts } from '../texts';
import { type Alternative, alternativesTo } from './alternatives.queries';

interface AlternativesProps {
  readonly search: ListingSearch;
  /** As many listings as the search finds. */
  readonly shown: number;
  readonly onChange: (search: ListingSearch) => void;
}

function AlternativeText({ limit: { chosen, none }, step, found, shown }: Alternative & { shown: number }) {
  const text = step.text(formatCount(found));
  if (none && shown === 0) return <strong>{none(text)}</strong>;
  return (
    <>
      <strong>{text}</strong> <span>{alternativeTexts.insteadOf(chosen)}</span>
    </>
  );
}

/**
 * Below a search that finds nothing, or one listing: the nearest searches that find more. Each changes one limit, which
 * it names (SEARCH-4).
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
        {alternatives.map((alternative) => (
          <li key={alternative.limit.key}>
            <button type="button" className="alternative" onClick={() => onChange(alternative.step.search)}>
              <span>
                <AlternativeText {...alternative} shown={shown} />
              </span>
              <Icon name="chevronRight" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
