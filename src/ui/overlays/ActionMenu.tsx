import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { Glyph } from '../Icon';
import { stepsLeft } from './backStep';
import { useMenu } from './useMenu';
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

/** The less usual actions of one item of a list, on the dealer's screens. */
export function ActionMenu({ label, actions, disabled = false }: ActionMenuProps) {
  const { isOpen, setOpen, leave, place, button, list } = useMenu();

  async function choose(run: () => void): Promise<void> {
    // At once, so that the menu's step of the history is left before the action adds one or leads elsewhere. What the
    // action opens gives the focus back to the button.
    flushSync(leave);
    await stepsLeft();
    run();
  }

  return (
    <fieldset className="action-menu" aria-label={label} {...place}>
      <button
        type="button"
        className="btn btn-outline-secondary"
        disabled={disabled}
        {...button}
        onClick={() => setOpen(!isOpen)}
      >
        <Glyph path={threeDots} size={20} />
        <span className="visually-hidden">{label}</span>
      </button>
      <ul className="action-menu-list" {...list}>
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
