import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { SubmitButton } from '../../src/ui/fields/SubmitButton';
import { useValidatedForm } from '../../src/ui/fields/useValidatedForm';

const submit = vi.fn<(values: Values) => Promise<void>>(async () => undefined);

interface Values {
  readonly name: string;
  readonly reason: string;
  readonly picture: File | null;
}

function Form() {
  const form = useValidatedForm<Values, 'name'>({
    initial: { name: '', reason: '', picture: null },
    validate: () => [],
    submit,
  });
  return (
    <form {...form.formProps}>
      <input name="name" value={form.values.name} onChange={({ target }) => form.change({ name: target.value })} />
      <textarea
        name="reason"
        value={form.values.reason}
        onChange={({ target }) => form.change({ reason: target.value })}
      />
      <input
        name="picture"
        type="file"
        onChange={({ target }) => form.change({ picture: target.files?.[0] ?? null })}
      />
      <SubmitButton label="Send" busy={form.busy} busyLabel="Sending..." />
    </form>
  );
}

function prerendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form />);
  document.body.replaceChildren(root);
  const find = (selector: string) => root.querySelector<HTMLInputElement>(selector) ?? new HTMLInputElement();
  return { root, name: find('[name=name]'), reason: find('textarea'), picture: find('[type=file]'), find };
}

/** The test's end unmounts it, so that no later test finds an unsent form. */
const hydrate = (container: HTMLElement) => render(<Form />, { container, hydrate: true });

test('a prerendered form cannot be sent before it is hydrated, and says so', async () => {
  const { root, find } = prerendered();
  expect(find('button')).toBeDisabled();
  expect(find('button')).toHaveTextContent('One moment...');
  hydrate(root);
  expect(find('button')).toBeEnabled();
  expect(find('button')).toHaveTextContent('Send');
});

test('what is typed and chosen before hydration is sent, and stays in the form', async () => {
  const user = userEvent.setup({ delay: null });
  const { root, name, reason, picture, find } = prerendered();
  const file = new File(['shop'], 'shop.jpg', { type: 'image/jpeg' });
  await user.type(name, 'Asha');
  await user.type(reason, 'Hello');
  await user.upload(picture, file);
  hydrate(root);
  expect(name).toHaveValue('Asha');
  await user.type(name, ' Rao');
  await user.click(find('button'));
  expect(submit).toHaveBeenCalledExactlyOnceWith({ name: 'Asha Rao', reason: 'Hello', picture: file });
  expect(reason).toHaveValue('Hello');
});
