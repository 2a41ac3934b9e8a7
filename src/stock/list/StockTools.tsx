import { useId } from 'react';
import { textLimits } from '../../shared/limits';
import { stockSearchTexts } from '../texts';
import { type StockSearch, stockSorts } from './stockSearch';

interface StockToolsProps {
  readonly search: StockSearch;
  readonly onSearch: (search: StockSearch) => void;
}

/** Searches and sorts My Vehicles while the dealer types. */
export function StockTools({ search, onSearch }: StockToolsProps) {
  const id = useId();
  return (
    <div className="stock-search">
      <div>
        <label className="form-label" htmlFor={`${id}-text`}>
          {stockSearchTexts.field}
        </label>
        <input
          id={`${id}-text`}
          className="form-control"
          type="search"
          autoComplete="off"
          maxLength={textLimits.searchText}
          value={search.text}
          onChange={({ currentTarget }) => onSearch({ ...search, text: currentTarget.value })}
        />
      </div>
      <div>
        <label className="form-label" htmlFor={`${id}-sort`}>
          {stockSearchTexts.sort}
        </label>
        <select
          id={`${id}-sort`}
          className="form-select"
          value={search.sort}
          onChange={({ currentTarget }) => {
            const sort = stockSorts.find((name) => name === currentTarget.value);
            if (sort) onSearch({ ...search, sort });
          }}
        >
          {stockSorts.map((name) => (
            <option key={name} value={name}>
              {stockSearchTexts.sorts[name]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
