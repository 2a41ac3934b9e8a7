import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { InvalidInput } from '../../shared/invalidInput';
import { showWarning } from '../overlays/dialogs';
import { dialogTexts } from '../texts';
import { replayInput } from './replayInput';
import { markUnsent } from './unsentForms';

interface FormDescription<Values, Field extends string> {
  /** The values at the start. */
  readonly initial: Values;
  /** The values after a reset; the same as `initial`, unless the form starts with a draft. */
  readonly blank?: Values;
  /** Every fault, the first one first. */
  readonly validate: (values: Values) => readonly InvalidInput<Field>[];
  /** Checks that must read files. Runs after `validate` has found no fault. */
  readonly inspect?: (values: Values) => Promise<InvalidInput<Field> | null>;
  /** Asks about possible but unlikely values. Answers with the field that people go back to; null: submit. */
  readonly doubt?: (values: Values) => Promise<Field | null>;
  /** true: sent, as `run` of an action answers. */
  readonly submit: (values: Values) => Promise<unknown>;
  /** Faults are only marked: dialogs cannot be reached behind a sheet. */
  readonly inPlace?: boolean;
  /** Called with all values at every change that a person makes, to keep them as a draft. */
  readonly onChange?: (values: Values) => void;
}

export interface ValidatedForm<Values, Field extends string> {
  readonly values: Values;
  /** Takes the changed values, or a function of the newest values. */
  readonly change: (changed: Partial<Values> | ((values: Values) => Partial<Values>)) => void;
  readonly reset: () => void;
  /** Shows the fault in a dialog titled Invalid Input, marks the field and focuses it (FORM-5). */
  readonly refuse: (invalid: InvalidInput<Field>) => Promise<void>;
  /** The same without the dialog. */
  readonly mark: (invalid: InvalidInput<Field>) => void;
  /** The message of this field if the last submit found a fault in it that is still there. */
  readonly errorOf: (field: Field) => string | null;
  readonly busy: boolean;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly noValidate: true;
    readonly onSubmit: (event: FormEvent) => void;
  };
}

/** The state of a form. Each control has the name of its field. A second submit while it is busy does nothing. */
export function useValidatedForm<Values extends object, Field extends string>({
  initial,
  blank = initial,
  validate,
  inspect,
  doubt,
  submit,
  inPlace = false,
  onChange,
}: FormDescription<Values, Field>): ValidatedForm<Values, Field> {
  const [values, setValues] = useState(initial);
  const [faults, setFaults] = useState<readonly InvalidInput<Field>[]>([]);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // State of React is old until the next render. These refs hold the newest values, and block a second click.
  const latest = useRef(initial);
  const submitting = useRef(false);
  const isOpen = useRef(false);

  useEffect(() => {
    isOpen.current = true;
    if (form.current) replayInput(form.current);
    return () => {
      isOpen.current = false;
      markUnsent(form, false);
    };
  }, []);

  function put(next: Values): void {
    latest.current = next;
    setValues(next);
    setFaults((marked) => {
      if (marked.length === 0) return marked;
      const fields = new Set(marked.map(({ field }) => field));
      return validate(next).filter(({ field }) => fields.has(field));
    });
  }

  function focus(field: Field): void {
    const named = form.current?.elements.namedItem(field);
    const control = named instanceof RadioNodeList ? named[0] : named;
    if (control instanceof HTMLElement) control.focus();
  }

  /** Marks every fault. A dialog names the first one, which gets the focus. */
  async function refuseAll([first, ...others]: readonly [
    InvalidInput<Field>,
    ...InvalidInput<Field>[],
  ]): Promise<void> {
    setFaults([first, ...others]);
    if (!inPlace) await showWarning(dialogTexts.invalidInput, first.message);
    focus(first.field);
  }

  async function attemptSubmit(): Promise<void> {
    if (submitting.current) return;
    submitting.current = true;
    try {
      const [first, ...others] = validate(latest.current);
      const wrong = first ?? (await inspect?.(latest.current));
      if (wrong) {
        await refuseAll([wrong, ...others]);
        return;
      }
      setFaults([]);
      const doubtful = await doubt?.(latest.current);
      if (doubtful) {
        focus(doubtful);
        return;
      }
      setBusy(true);
      if ((await submit(latest.current)) === true) markUnsent(form, false);
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
      // What comes when the form is left, such as a photo that was being read, is not unsent.
      markUnsent(form, isOpen.current && !onChange);
    },
    reset: () => {
      markUnsent(form, false);
      put(blank);
      setFaults([]);
      form.current?.reset();
    },
    refuse: (invalid) => refuseAll([invalid]),
    mark: (invalid) => {
      setFaults([invalid]);
      focus(invalid.field);
    },
    errorOf: (field) => faults.find((fault) => fault.field === field)?.message ?? null,
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
