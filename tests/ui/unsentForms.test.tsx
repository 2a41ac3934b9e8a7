import { act, renderHook, waitFor } from '@testing-library/react';
import type { FormEvent } from 'react';
import { expect, test, vi } from 'vitest';
import { hasUnsentForm } from '../../src/ui/fields/unsentForms';
import { useValidatedForm } from '../../src/ui/fields/useValidatedForm';

function openForm(own: { readonly onChange?: () => void; readonly isSent?: boolean } = {}) {
  const { onChange, isSent = true } = own;
  return renderHook(() =>
    useValidatedForm({
      initial: { name: '' },
      validate: () => [],
      submit: async () => isSent,
      ...(onChange && { onChange }),
    }),
  );
}

const submit = { preventDefault: vi.fn() } as unknown as FormEvent;

test('a form is unsent from the first change until it is left', () => {
  const { result, unmount } = openForm();
  expect(hasUnsentForm()).toBe(false);
  act(() => result.current.change({ name: 'Asha' }));
  expect(hasUnsentForm()).toBe(true);
  unmount();
  expect(hasUnsentForm()).toBe(false);
});

test('what comes into a form after it was left makes nothing unsent', () => {
  const { result, unmount } = openForm();
  unmount();
  act(() => result.current.change({ name: 'Asha' }));
  expect(hasUnsentForm()).toBe(false);
});

test('a form that keeps a draft loses nothing, so it is not unsent', () => {
  const { result } = openForm({ onChange: () => undefined });
  act(() => result.current.change({ name: 'Asha' }));
  expect(hasUnsentForm()).toBe(false);
});

test('a reset form is not unsent', () => {
  const { result } = openForm();
  act(() => result.current.change({ name: 'Asha' }));
  act(() => result.current.reset());
  expect(hasUnsentForm()).toBe(false);
});

test.each([
  ['is stored', true],
  ['fails', false],
])('after a submit that %s, sent is %s', async (_, isSent) => {
  const { result } = openForm({ isSent });
  act(() => result.current.change({ name: 'Asha' }));
  act(() => result.current.formProps.onSubmit(submit));
  await waitFor(() => expect(result.current.busy).toBe(false));
  await waitFor(() => expect(hasUnsentForm()).toBe(!isSent));
});
