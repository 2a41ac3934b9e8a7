import { useRef, useState } from 'react';
import { typedTextParameter } from '../../shared/addresses/addresses';
import { textLimits } from '../../shared/limits';
import type { TypedTextInput } from './TypedTextInput';

interface TypedTextFieldProps {
  readonly id: string;
  readonly placeholder: string;
}

interface Used {
  readonly Input: typeof TypedTextInput;
  readonly plain: HTMLInputElement;
}

/** The field of a search box outside the lists: a plain one, which suggests nothing until it is used (NAV-18). */
export function TypedTextField(props: TypedTextFieldProps) {
  const wasPressed = useRef(false);
  const [used, setUsed] = useState<Used | null>(null);

  async function use(plain: HTMLInputElement): Promise<void> {
    // Without a network the field stays a plain one; the next focus tries again.
    const loaded = await import('./TypedTextInput').catch(() => null);
    if (loaded && plain === document.activeElement) setUsed({ Input: loaded.TypedTextInput, plain });
  }

  const input = { ...props, name: typedTextParameter };
  return used ? (
    <used.Input {...input} plain={used.plain} wasPressed={wasPressed.current} />
  ) : (
    <input
      {...input}
      type="search"
      maxLength={textLimits.searchText}
      enterKeyHint="search"
      autoComplete="off"
      ref={(plain) => {
        // It may have the focus since before hydration.
        if (plain && plain === document.activeElement) void use(plain);
      }}
      onClick={() => {
        wasPressed.current = true;
      }}
      onFocus={({ currentTarget }) => void use(currentTarget)}
    />
  );
}
