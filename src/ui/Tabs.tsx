import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Link } from 'react-router-dom';

interface Tab<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** Its address: the tab is a link, which works before any script does. */
  readonly to?: string;
}

interface TabsProps<Name extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Name>[];
  readonly selected: Name;
  /** Not for tabs that are links. */
  readonly onSelect?: (name: Name) => void;
  /** The selected tab's panel. */
  readonly children: ReactNode;
}

/** The index of the tab that a key leads to; null: none. */
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

/** Tabs after the ARIA pattern: one stop for the Tab key, arrow keys between the tabs. */
export function Tabs<Name extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Name>) {
  const list = useRef<HTMLDivElement>(null);

  function onKeyDown(event: KeyboardEvent): void {
    const elements = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]') ?? [])];
    // Starts at the focused tab, not the selected one: at a second quick key press, the selection may not have been
    // rendered yet.
    const focused = elements.findIndex((element) => element.matches(':focus'));
    const next = targetOf(event.key, focused, tabs.length);
    const tab = next === null ? undefined : elements[next];
    if (!tab) return;
    event.preventDefault();
    tab.click();
    tab.focus();
  }

  return (
    <>
      <div className="tabs" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
        {tabs.map((tab) => {
          const attributes = {
            role: 'tab',
            id: `tab-${tab.name}`,
            'aria-selected': tab.name === selected,
            'aria-controls': 'tab-panel',
            tabIndex: tab.name === selected ? 0 : -1,
          };
          return tab.to === undefined ? (
            <button type="button" key={tab.name} {...attributes} onClick={() => onSelect?.(tab.name)}>
              {tab.label}
            </button>
          ) : (
            <Link key={tab.name} {...attributes} to={tab.to}>
              {tab.label}
            </Link>
          );
        })}
      </div>
      <div role="tabpanel" id="tab-panel" aria-labelledby={`tab-${selected}`}>
        {children}
      </div>
    </>
  );
}
