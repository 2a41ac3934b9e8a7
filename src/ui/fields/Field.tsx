import { type ReactNode, useId } from 'react';
import { controlTexts } from '../texts';

/** Connects a control with its label, its hint and its error. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly label: string;
  readonly required?: boolean;
  readonly hint?: string | undefined;
  readonly error?: string | null | undefined;
  readonly className?: string;
  readonly children: (control: FieldControl) => ReactNode;
}

/** A control with its label. Most fields are required; the others say that they are optional. */
export function Field({ label, required = true, hint, error, className = '', children }: FieldProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={`field ${className}`}>
      <div className="field-label">
        <label className="form-label" htmlFor={id}>
          {label}
        </label>
        {!required && (
          <span className="field-optional" aria-hidden="true">
            {controlTexts.optional}
          </span>
        )}
      </div>
      {children({ id, required, 'aria-invalid': Boolean(error), 'aria-describedby': describedBy || undefined })}
      {hint && (
        <p className="form-text" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
