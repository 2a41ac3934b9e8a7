import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { titles } from '../domain/messages';
import type { InvalidInput } from '../domain/validators/invalidInput';
import { showWarning } from './dialogs';

interface FormDescription<Values, Field extends string> {
  /** What the form starts with. */
  readonly initial: Values;
  /** What a reset leaves; the same as `initial`, unless the form starts half-written. */
  readonly blank?: Values;
  readonly validate: (values: Values) => InvalidInput<Field> | null;
  /** What can only be found out by looking at files, after all else is right. */
  readonly inspect?: (values: Values) => Promise<InvalidInput<Field> | null>;
  readonly submit: (values: Values) => Promise<void>;
  /** Called with everything that is typed so far, at every change that people make. */
  readonly onChange?: (values: Values) => void;
}

interface ValidatedForm<Values, Field extends string> {
  readonly values: Values;
  /** Takes what changes, or what to make of the newest values. */
  readonly change: (changed: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
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
  blank = initial,
  validate,
  inspect,
  submit,
  onChange,
}: FormDescription<Values, Field>): ValidatedForm<Values, Field> {
  const [values, setValues] = useState(initial);
  const [invalid, setInvalid] = useState<InvalidInput<Field> | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What happens before the next rendering sees the newest values, and no second click.
  const latest = useRef(initial);
  const submitting = useRef(false);

  function put(next: Values): void {
    latest.current = next;
    setValues(next);
    setInvalid(null);
  }

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
      const wrong = validate(latest.current) ?? (await inspect?.(latest.current)) ?? null;
      if (wrong) {
        await refuse(wrong);
        return;
      }
      setInvalid(null);
      setBusy(true);
      await submit(latest.current);
    } finally {
      submitting.current = false;
      setBusy(false);
    }
  }

  return {
    values,
    change: (changed) => {
      const change = typeof changed === 'function' ? changed(latest.current) : changed;
      put({ ...latest.current, ...change });
      onChange?.(latest.current);
    },
    reset: () => {
      put(blank);
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
