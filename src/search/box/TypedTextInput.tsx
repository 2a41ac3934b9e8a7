import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { yearOf } from '../../shared/time/indianZone';
import { BoxInput, typingPause } from './BoxInput';
import type { BoxChoice } from './boxChoice';
import { chosenElsewhere } from './chosenElsewhere';
import { useRecentSearches } from './useRecentSearches';
import './typedTextInput.scss';

interface TypedTextInputProps extends Pick<ComponentProps<typeof BoxInput>, 'id' | 'name' | 'placeholder'> {
  /** The field that people have begun to use. */
  readonly plain: HTMLInputElement;
  /** It was pressed. */
  readonly wasPressed: boolean;
}

/**
 * The field of a search box outside the lists, with suggestions. It takes the place of the plain field while people use
 * that: its text, its caret and the focus stay (NAV-18).
 */
export function TypedTextInput({ plain, wasPressed, ...input }: TypedTextInputProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(plain.value);
  const [lookedUp, setLookedUp] = useState('');
  const recent = useRecentSearches();
  const navigate = useNavigate();

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(plain.selectionStart, plain.selectionEnd);
  }, [plain]);

  useEffect(() => {
    const timer = setTimeout(() => setLookedUp(typed), typingPause);
    return () => clearTimeout(timer);
  }, [typed]);

  async function choose(choice: BoxChoice): Promise<void> {
    const { address, search } = await chosenElsewhere(choice, yearOf(new Date()));
    if (search) recent.remember(search);
    await navigate(address);
  }

  return (
    <BoxInput
      {...input}
      ref={field}
      className=""
      kind={null}
      startsOpen={wasPressed || typed !== ''}
      value={typed}
      lookedUp={lookedUp}
      recent={recent}
      onChange={setTyped}
      onChoose={(choice) => void choose(choice)}
    />
  );
}
