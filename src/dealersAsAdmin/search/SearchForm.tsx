import { type FormEvent, type RefObject, useId, useState } from 'react';
import { longestSearch } from '../../shared/addresses/adminAddress';
import { ActionButton } from '../../ui/ActionButton';
import { Notice } from '../../ui/Notice';
import { searchTexts } from './texts';
import type { AdminSearch, Asked } from './useAdminSearch';
import './dealerSearch.scss';

interface SearchFormProps {
  /** What is searched for now. */
  readonly asked: Asked;
  /** Whether the list can be narrowed to days, and what happened on them. */
  readonly days?: 'posted' | 'sent';
  /** The list is narrowed. */
  readonly isNarrowed: boolean;
  readonly desk: AdminSearch;
  readonly onClear: () => void;
  readonly field?: RefObject<HTMLInputElement | null>;
}

/** The admin's one search field, and the days of the list (ADMIN-16). */
export function SearchForm({ asked, days, isNarrowed, desk: { state, find }, onClear, field }: SearchFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(asked);
  const [shown, setShown] = useState(asked);
  // Back and 'Show all' change what is searched for. A render is too late for an effect: the old text would flash.
  if (shown.search !== asked.search || shown.from !== asked.from || shown.to !== asked.to) {
    setShown(asked);
    setTyped(asked);
  }

  async function search(): Promise<void> {
    if (await find({ ...typed, search: typed.search.trim() })) setTyped(asked);
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (state !== 'busy') void search();
  }

  return (
    <form className="queue-search" aria-label={searchTexts.form} onSubmit={submit}>
      <label htmlFor={id}>{searchTexts.field}</label>
      <input
        className="form-control"
        id={id}
        type="search"
        placeholder={searchTexts.hint}
        maxLength={longestSearch}
        value={typed.search}
        onChange={({ currentTarget }) => setTyped({ ...typed, search: currentTarget.value })}
        ref={field}
      />
      <ActionButton type="submit" className="btn btn-outline-primary" busy={state === 'busy'}>
        {state === 'busy' ? searchTexts.busy : searchTexts.search}
      </ActionButton>
      {isNarrowed && (
        <button
          type="button"
          className="btn btn-outline-secondary"
          onClick={() => {
            setTyped({ search: '', from: '', to: '' });
            onClear();
          }}
        >
          {searchTexts.showAll}
        </button>
      )}
      {days && (
        <details className="queue-days" open={asked.from !== '' || asked.to !== ''}>
          <summary>{searchTexts.days}</summary>
          <div>
            {(['from', 'to'] as const).map((end) => (
              <label key={end}>
                {searchTexts[days][end]}
                <input
                  className="form-control"
                  type="date"
                  value={typed[end]}
                  onChange={({ currentTarget }) => setTyped({ ...typed, [end]: currentTarget.value })}
                />
              </label>
            ))}
          </div>
        </details>
      )}
      {state === 'failed' && (
        <Notice tone="danger" onRetry={() => void search()}>
          {searchTexts.failed}
        </Notice>
      )}
    </form>
  );
}
