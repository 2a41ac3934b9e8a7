import { type QueryKey, useMutation, useMutationState } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { type Failures, failureText, showFailure } from './failures';
import { invalidate } from './invalidate';
import { queryClient } from './queryClient';

export interface ActionDescription<Input, Result> {
  /** Whose write it is, see useOnSignedOut(). */
  readonly part?: string;
  /** Calls the service. Throws AppError. */
  readonly send: (input: Input) => Promise<Result>;
  /** Keys of cached answers that the write makes stale, also if it fails: it may be stored all the same. */
  readonly touches?: (input: Input) => readonly QueryKey[];
  /**
   * A stored action stays busy until what it makes stale is refetched: what was pressed is then gone, and cannot be
   * pressed again.
   */
  readonly untilShown?: boolean;
  /** Changes cached answers. The action is busy until it is done. It does not throw: the write is stored. */
  readonly onStored?: (result: Result, input: Input) => void | Promise<void>;
  /** Says the result. The action is not busy any more. */
  readonly onDone?: (result: Result, input: Input) => unknown;
  readonly failures: Failures | ((input: Input) => Failures);
  /** Called before the failure is shown. */
  readonly onFailed?: (error: unknown, input: Input) => void | Promise<void>;
  /** Whether something else handles the failure, so that the action shows no text. */
  readonly isHandled?: (error: unknown, input: Input) => Promise<boolean>;
  /** What failed is shown by the component, from `failure`: dialogs cannot be reached behind a sheet. */
  readonly inPlace?: boolean;
  /** Actions with different ids run side by side. Without it, one runs at a time. */
  readonly idOf?: (input: Input) => string;
}

export interface Action<Input> {
  /** Does nothing while the same action runs. @returns whether it is stored */
  readonly run: (input: Input) => Promise<boolean>;
  readonly busy: boolean;
  /** The ids of all that run, see `idOf`. */
  readonly busyIds: readonly string[];
  /** Why the last try has failed, if failures are shown in place. */
  readonly failure: string | null;
}

export function failuresOf<Input>(
  { failures }: Pick<ActionDescription<Input, never>, 'failures'>,
  input: Input,
): Failures {
  return typeof failures === 'function' ? failures(input) : failures;
}

const theOnly = () => '';

/** A write: busy, double press, what it makes stale, and what people read when it fails. */
export function useAction<Input = void, Result = unknown>({
  part = '',
  send,
  touches,
  untilShown = false,
  onStored,
  onDone,
  failures,
  onFailed,
  isHandled,
  inPlace = false,
  idOf = theOnly,
}: ActionDescription<Input, Result>): Action<Input> {
  const mutationKey = [part, useId()];
  const [failure, setFailure] = useState<string | null>(null);
  const { mutateAsync } = useMutation({
    mutationKey,
    // Not in onSuccess: that would call the function of a later render, with what people have typed meanwhile.
    mutationFn: async (input: Input) => {
      const stale = () => invalidate(...(touches?.(input) ?? []));
      const result = await send(input).catch((error: unknown) => {
        void stale();
        throw error;
      });
      const shown = stale();
      await onStored?.(result, input);
      if (untilShown) await shown;
      return result;
    },
  });
  const busyIds = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => idOf(state.variables as Input),
  });

  async function explain(error: unknown, input: Input): Promise<void> {
    if (await isHandled?.(error, input)) return;
    await onFailed?.(error, input);
    const texts = failuresOf({ failures }, input);
    if (inPlace) setFailure(failureText(texts, error));
    else await showFailure(texts, error);
  }

  async function run(input: Input): Promise<boolean> {
    // State of React is old until the next render, the cache is not.
    const isRunning = ({ state }: { state: { variables: unknown } }) => idOf(state.variables as Input) === idOf(input);
    if (queryClient.isMutating({ mutationKey, predicate: isRunning }) > 0) return false;
    setFailure(null);
    let result: Result;
    try {
      result = await mutateAsync(input);
    } catch (error) {
      await explain(error, input);
      return false;
    }
    await onDone?.(result, input);
    return true;
  }

  return { run, busy: busyIds.length > 0, busyIds, failure };
}
