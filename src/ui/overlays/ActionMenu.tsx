import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Glyph } from '../Icon';
import { stepsLeft } from './backStep';
import { useBackCloses } from './useBackCloses';
import './actionMenu.scss';

const threeDots =
  'M6.2 12a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0Zm6.5 0a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0Zm6.5 0a.7.7 0 1 1-1.4 0 .7.7 0 0 1 1.4 0Z';

export interface MenuAction {
  readonly label: string;
  readonly run: () => void;
  readonly danger?: boolean;
}

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

interface ActionMenuProps {
  /** Says what the actions belong to. */
  readonly label: string;
  readonly actions: readonly (MenuAction | MenuLink)[];
  readonly disabled?: boolean;
}

/**
 * The less usual actions of one item of a list, on the dealer's screens. Back, Escape, its button and a press elsewhere
 * close it.
 */
export function ActionMenu({ label, actions, disabled = false }: ActionMenuProps) {
  const [open, setOpen] = useState(false);
  const place = useRef<HTMLFieldSetElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const close = () => setOpen(false);
  useBackCloses(open, close);

  useEffect(() => {
    if (!open) return undefined;
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPress);
    return () => document.removeEventListener('pointerdown', onPress);
  }, [open]);

  async function choose(run: () => void): Promise<void> {
    // At once, so that the menu's step of the history is left before the action adds one or leads elsewhere.
    flushSync(close);
    // What the action opens gives the focus back to where it was.
    toggle.current?.focus();
    await stepsLeft();
    run();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    close();
    toggle.current?.focus();
  }

  function onBlur({ relatedTarget }: FocusEvent): void {
    if (relatedTarget && !place.current?.contains(relatedTarget)) close();
  }

  return (
    <fieldset className="action-menu" aria-label={label} ref={place} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        aria-expanded={open}
        aria-controls={id}
        disabled={disabled}
        ref={toggle}
        onClick={() => setOpen(!open)}
      >
        <Glyph path={threeDots} size={20} />
        <span className="visually-hidden">{label}</span>
      </button>
      <ul className="action-menu-list" id={id} hidden={!open}>
        {actions.map((action) => (
          <li key={action.label}>
            {'to' in action ? (
              // It takes the place of the menu's step of the history.
              <Link to={action.to} replace>
                {action.label}
              </Link>
            ) : (
              <button
                type="button"
                className={action.danger ? 'action-menu-danger' : undefined}
                onClick={() => void choose(action.run)}
              >
                {action.label}
              </button>
            )}
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
