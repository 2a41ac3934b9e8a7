import { Icon } from '../ui/Icon';
import type { PasswordPart } from './password';
import { passwordTexts } from './texts';

interface PasswordPartsProps {
  readonly id: string;
  readonly parts: readonly PasswordPart[];
  readonly password: string;
}

/** What a new password needs. Each part is ticked as soon as the typed password has it (ACC-22). */
export function PasswordParts({ id, parts, password }: PasswordPartsProps) {
  return (
    <ul className="password-parts" id={id} aria-label={passwordTexts.needs}>
      {parts.map(({ text, holds }) => {
        const held = holds(password);
        return (
          <li key={text} className={held ? 'held' : ''}>
            {held ? <Icon name="check" size={16} /> : <span className="password-dot" aria-hidden="true" />}
            {text}
            {held && <span className="visually-hidden">{passwordTexts.held}</span>}
          </li>
        );
      })}
    </ul>
  );
}
