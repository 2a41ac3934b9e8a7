import { useEffect, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readStockSearch, type StockSearch } from './stockSearch';

interface UsedSearch {
  readonly search: StockSearch;
  readonly setText: (text: string) => void;
}

/**
 * The search in the address. The typed text is known at once, because the address may follow after the next key. Only
 * Back puts another text into the address.
 */
export function useStockSearch(parameters: URLSearchParams): UsedSearch {
  const inAddress = readStockSearch(parameters);
  const [text, setText] = useState(inAddress.text);
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isBack && key !== '') setText(inAddress.text);
  }, [isBack, key, inAddress.text]);
  return { search: { ...inAddress, text }, setText };
}
