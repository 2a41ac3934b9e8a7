import { useCallback, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { dealerAddress } from '../../shared/addresses/addresses';
import { yearOf } from '../../shared/time/indianZone';
import { useNearHere } from '../near/useNearHere';
import { type ListingSearch, nothingAsked, wordsOf } from '../search';
import { findsSome } from '../search.queries';
import type { SearchAddress } from '../useSearchAddress';
import type { BoxChoice } from './boxChoice';
import type { TextSearch } from './understoodSearch';

// The dictionary is loaded when the box is used.
const loadTexts = () => import('./understoodSearch');
const loadUnsaid = () => import('./withoutUnsaid');
const loadSuggestions = () => import('./boxSuggestions');

const options = () => ({ thisYear: yearOf(new Date()) });

interface BoxAnswers extends Pick<SearchAddress, 'change' | 'replace'> {
  /** Searches the words as they are: many changes, one step of the history. */
  readonly type: (text: string) => void;
  /** The browser looks for the location of the person, or waits for the person's answer. */
  readonly isLocating: boolean;
  /** The code that understands texts will be used soon. */
  readonly prepare: () => void;
  /** The search that is shown; null if something newer was asked for. */
  readonly send: (text: string) => Promise<ListingSearch | null>;
  readonly choose: (choice: BoxChoice) => Promise<ListingSearch | null>;
}

/**
 * What the search box and the filters ask for. The code that understands a text may have to be loaded, so an answer may
 * come after a newer text or choice. A stale answer is ignored.
 */
export function useBoxAnswers({ search, sentence, change, replace, show }: SearchAddress): BoxAnswers {
  const navigate = useNavigate();
  const { isLocating, toPlaced } = useNearHere();
  // A text in place of a sentence replaces what that asked for. Otherwise it is added to the search.
  const base = sentence?.base ?? search;
  const current = useRef(base);
  const asked = useRef(0);
  useEffect(() => {
    current.current = base;
  }, [base]);

  /** Asks for something. The answer says whether it is still the newest. */
  const begin = useCallback(() => {
    asked.current += 1;
    const own = asked.current;
    return () => asked.current === own;
  }, []);

  // The words of 'diesel suv' are in no name: until the whole text is sent, the list stays rather than becomes empty.
  const typeNow = useCallback(
    async (text: string) => {
      const isNewest = begin();
      const next = { ...current.current, text };
      const some = wordsOf(next).length === 0 || (await findsSome(next).catch(() => true));
      if (some && isNewest()) replace(next);
    },
    [begin, replace],
  );

  /** Shows the search of a text, with its place and without the words that no listing has. */
  async function showFound(said: TextSearch, text: string, isNewest: () => boolean): Promise<ListingSearch | null> {
    const { kind } = said.search;
    // A text that names the other kind keeps no filter.
    const from = kind === current.current.kind ? { ...current.current, text: '' } : nothingAsked(kind);
    const placed = await toPlaced(said);
    if (!placed) return null;
    const found = await loadUnsaid().then(
      ({ withoutUnsaid }) => withoutUnsaid(placed),
      () => placed,
    );
    if (!isNewest()) return null;
    show(found, { text: text.trim(), base: from });
    return found.search;
  }

  async function send(text: string): Promise<ListingSearch | null> {
    const isNewest = begin();
    const loaded = await loadTexts().catch(() => null);
    if (!isNewest()) return null;
    // Without a network, the words are searched as they are.
    if (!loaded) {
      const asTyped = { ...current.current, text };
      replace(asTyped);
      return asTyped;
    }
    return showFound(loaded.searchOfText(current.current, text, options()), text, isNewest);
  }

  async function choose(choice: BoxChoice): Promise<ListingSearch | null> {
    const isNewest = begin();
    switch (choice.is) {
      case 'dealer':
        void navigate(dealerAddress(choice.id));
        return null;
      case 'understood':
        return send(choice.typed);
      case 'recent':
        change(choice.search);
        return choice.search;
      case 'vehicle':
      case 'district': {
        const { searchOfSuggestion } = await loadSuggestions();
        if (!isNewest()) return null;
        const text = `${choice.before} ${choice.text}`;
        return showFound(searchOfSuggestion(current.current, choice, options()), text, isNewest);
      }
    }
  }

  const changeNow = useCallback(
    (next: ListingSearch) => {
      begin();
      change(next);
    },
    [begin, change],
  );

  return {
    prepare: () => void loadTexts().catch(() => undefined),
    isLocating,
    change: changeNow,
    replace: (next) => {
      begin();
      replace(next);
    },
    type: (text) => void typeNow(text),
    send,
    choose,
  };
}
