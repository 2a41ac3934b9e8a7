import { type KeyboardEvent, type ReactNode, useRef } from 'react';

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly label: string }[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
  /** The selected tab's panel. */
  readonly children: ReactNode;
}

/** Where a key leads from one of `count` tabs; null: nowhere. */
function targetOf(key: string, from: number, count: number): number | null {
  switch (key) {
    case 'ArrowRight':
      return (from + 1) % count;
    case 'ArrowLeft':
      return (from - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** Tabs as the ARIA practices describe them: one stop for Tab, arrow keys between them. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // From where the focus is, which a quick second key finds in place before the selection is.
    const focused = elements.findIndex((element) => element === event.target);
    const next = targetOf(event.key, focused, tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onSelect(tab.name);
    elements[next]?.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            type="button"
            role="tab"
            key={tab.name}
            id={`tab-${tab.name}`}
            aria-selected={tab.name === selected}
            aria-controls="tab-panel"
            tabIndex={tab.name === selected ? 0 : -1}
            onClick={() => onSelect(tab.name)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
