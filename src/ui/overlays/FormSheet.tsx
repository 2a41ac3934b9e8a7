import { type ReactNode, useEffect, useId } from 'react';
import { ActionButton } from '../ActionButton';
import type { ValidatedForm } from '../fields/useValidatedForm';
import { Notice } from '../Notice';
import { WaitNote } from '../WaitNote';
import { Sheet } from './Sheet';

interface FormSheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly formProps: ValidatedForm<object, string>['formProps'];
  readonly className?: string;
  /** The write that the form sends; without it, the answer goes to who has asked. */
  readonly action?: { readonly busy: boolean; readonly failure: string | null };
  readonly submit: {
    readonly label: string;
    readonly busyLabel?: string;
    readonly danger?: boolean;
    /** There is nothing to send yet. */
    readonly disabled?: boolean;
  };
  /** What stands in place of the form: it is loading, or it is sent. The sheet stays the same. */
  readonly instead?: { readonly content: ReactNode; readonly footer: ReactNode } | null;
  /** What the sheet says of what was chosen or typed, while the network is slow or away. */
  readonly kept?: string;
  readonly second?: { readonly label: string; readonly press: () => void };
  readonly children: ReactNode;
}

const notSending = { busy: false, failure: null };

/** A sheet that asks for something and sends it. It shows its failures itself: no dialog can be reached behind it. */
export function FormSheet({
  title,
  onClose,
  formProps,
  className,
  action: { busy, failure } = notSending,
  submit,
  instead = null,
  second,
  kept,
  children,
}: FormSheetProps) {
  const id = useId();

  // Without a network, the next try comes with it.
  useEffect(() => {
    if (failure === null || navigator.onLine) return undefined;
    const retry = () => formProps.ref.current?.requestSubmit();
    window.addEventListener('online', retry, { once: true });
    return () => window.removeEventListener('online', retry);
  }, [failure, formProps.ref]);

  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={
        instead?.footer ?? (
          <>
            {second && (
              <button type="button" className="btn btn-outline-secondary" onClick={second.press}>
                {second.label}
              </button>
            )}
            <ActionButton
              type="submit"
              form={id}
              className={`btn btn-${submit.danger ? 'danger' : 'primary'}`}
              busy={busy}
              disabled={submit.disabled}
            >
              {(busy && submit.busyLabel) || submit.label}
            </ActionButton>
          </>
        )
      }
    >
      {instead?.content ?? (
        <form id={id} className={className} {...formProps}>
          {children}
          <WaitNote busy={busy} kept={kept} />
          {failure && (
            <Notice tone="danger" onRetry={() => formProps.ref.current?.requestSubmit()}>
              {failure}
            </Notice>
          )}
        </form>
      )}
    </Sheet>
  );
}
