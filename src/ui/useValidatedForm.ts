import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { titles } from '../domain/messages';
import type { InvalidInput } from '../domain/validators/invalidInput';
import { showWarning } from './dialogs';

interface FormDescription<Values, Field extends string> {
  readonly initial: Values;
  readonly validate: (values: Values) => InvalidInput<Field> | null;
  readonly submit: (values: Values) => Promise<void>;
}

interface ValidatedForm<Values, Field extends string> {
  readonly values: Values;
  readonly change: (values: Partial<Values>) => void;
  readonly reset: () => void;
  /** Says what is wrong in a dialog titled Invalid Input, marks the field, and puts the focus there (spec 5). */
  readonly refuse: (invalid: InvalidInput<Field>) => Promise<void>;
  /** What is wrong with this field, if it was the one that stopped the last attempt. */
  readonly errorOf: (field: Field) => string | null;
  readonly busy: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/** A form whose controls are named after its fields. While it is busy, it takes no second submission. */
export function useValidatedForm<Values extends object, Field extends string>({
  initial,
  validate,
  submit,
}: FormDescription<Values, Field>): ValidatedForm<Values, Field> {
  const [values, setValues] = useState(initial);
  const [invalid, setInvalid] = useState<InvalidInput<Field> | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // A second click can come before the first one's busy state is on screen.
  const submitting = useRef(false);

  async function refuse(input: InvalidInput<Field>): Promise<void> {
    setInvalid(input);
    await showWarning(titles.invalidInput, input.message);
    const control = form.current?.elements.namedItem(input.field);
    if (control instanceof HTMLElement) control.focus();
  }

  async function attemptSubmit(): Promise<void> {
    if (submitting.current) return;
    submitting.current = true;
    try {
      const wrong = validate(values);
      if (wrong) {
        await refuse(wrong);
        return;
      }
      setInvalid(null);
      setBusy(true);
      await submit(values);
    } finally {
      submitting.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    change: (changed) => {
      setValues((current) => ({ ...current, ...changed }));
      setInvalid(null);
    },
    reset: () => {
      setValues(initial);
      setInvalid(null);
      form.current?.reset();
    },
    refuse,
    errorOf: (field) => (invalid?.field === field ? invalid.message : null),
    busy,
    formProps: {
      ref: form,
      noValidate: true,
      onSubmit: (event) => {
        event.preventDefault();
        void attemptSubmit();
      },
    },
  };
}
