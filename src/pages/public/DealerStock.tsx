import { useEffect, useId, useState } from 'react';
import { PublicListingList } from '../../bookings/publicCards/PublicListingList';
import { choiceLabel } from '../../listings/choiceLabel';
import type { ListingKind } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import {
  isWholeStock,
  narrowStock,
  type StockChoice,
  stockChoices,
  stockFilters,
  wholeStock,
} from '../../listings/narrowedStock';
import { itemsOf, type PagedList } from '../../lists/pagedList';
import { searchSorts } from '../../search/search';
import { EmptyState } from '../../ui/EmptyState';
import { dealerStockTexts } from '../dealerStockTexts';

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly name: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

function Select({ label, value, options, onChange }: SelectProps) {
  const id = useId();
  return (
    <div className="stock-tool">
      <label className="form-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="form-select"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      >
        {options.map(({ name, label: text }) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** Fewer listings are seen at one glance. */
const fewestToNarrow = 3;

interface DealerStockProps {
  readonly kind: ListingKind;
  readonly list: PagedList<Listing>;
  readonly first: boolean;
  readonly gradual: boolean;
}

/**
 * What a dealer has of one kind, in an order and with filters (DEALER-14). The first choice loads the rest of the list,
 * so that each listing is read once, whatever is chosen afterwards.
 */
export function DealerStock({ kind, list, first, gradual }: DealerStockProps) {
  const [choice, setChoice] = useState<StockChoice>(wholeStock);
  const isWhole = isWholeStock(choice);
  const more = list.state === 'ready' ? list.more : null;
  const loadMore = more?.state === 'available' ? more.load : null;
  useEffect(() => {
    if (!isWhole) loadMore?.();
  }, [isWhole, loadMore]);

  const items = itemsOf(list);
  const all = more?.state === 'none' ? items : null;
  const found = all && narrowStock(all, choice);

  function shownList(): PagedList<Listing> {
    if (isWhole || list.state !== 'ready') return list;
    if (found) return { ...list, items: found };
    if (list.more.state === 'failed') return { state: 'failed', error: null, retry: list.more.retry };
    return { state: 'loading' };
  }

  return (
    <>
      {(items.length >= fewestToNarrow || (more && !all)) && (
        <div className="stock-tools">
          <Select
            label={dealerStockTexts.sort}
            value={choice.sort}
            options={searchSorts}
            onChange={(value) => {
              const sort = searchSorts.find(({ name }) => name === value)?.name ?? wholeStock.sort;
              setChoice({ ...choice, sort });
            }}
          />
          {stockFilters.map((key) => (
            <Select
              key={key}
              label={dealerStockTexts[key]}
              value={choice[key]}
              options={[
                { name: '', label: dealerStockTexts.all },
                ...stockChoices(kind, key, all).map((name) => ({ name, label: choiceLabel(key, name) })),
              ]}
              onChange={(value) => setChoice({ ...choice, [key]: value })}
            />
          ))}
          <p className="stock-found" role="status">
            {found && !isWhole && dealerStockTexts.found[kind](found.length, items.length)}
          </p>
        </div>
      )}
      <PublicListingList
        kind={kind}
        list={shownList()}
        headingLevel={3}
        first={first}
        gradual={gradual}
        {...(!isWhole && {
          empty: (
            <EmptyState icon={kind} text={dealerStockTexts.none[kind]}>
              <button type="button" className="btn btn-outline-primary" onClick={() => setChoice(wholeStock)}>
                {dealerStockTexts.showAll}
              </button>
            </EmptyState>
          ),
        })}
      />
    </>
  );
}
