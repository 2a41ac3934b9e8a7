import { type InputHTMLAttributes, useState } from 'react';
import { useHydrated } from '../browser/useHydrated';
import { controlTexts } from '../texts';
import type { FieldControl } from './Field';

type PasswordInputProps = FieldControl & InputHTMLAttributes<HTMLInputElement>;

/** A password that can be shown while it is typed. It is hidden again by the same button. */
export function PasswordInput(props: PasswordInputProps) {
  const [shown, setShown] = useState(false);
  const isHydrated = useHydrated();
  return (
    <div className="password-input">
      <input {...props} className="form-control" type={shown ? 'text' : 'password'} />
      <button
        type="button"
        className="btn btn-link"
        aria-pressed={shown}
        aria-controls={props.id}
        disabled={!isHydrated}
        onClick={() => setShown(!shown)}
      >
        {shown ? controlTexts.hide : controlTexts.show}
        <span className="visually-hidden"> {controlTexts.thePassword}</span>
      </button>
    </div>
  );
}
