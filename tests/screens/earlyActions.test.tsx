import { act } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FormEvent, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { keepEarlyActions } from '../../src/app/earlyActions';

const login = vi.fn<(email: string, password: string) => void>();

function Login() {
  const [values, setValues] = useState({ email: '', password: '' });
  const change = ({ currentTarget: { name, value } }: FormEvent<HTMLInputElement>) =>
    setValues((before) => ({ ...before, [name]: value }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        login(values.email, values.password);
      }}
    >
      <input aria-label="Email" name="email" value={values.email} onChange={change} />
      <input aria-label="Password" name="password" value={values.password} onChange={change} />
      <button type="submit">Login</button>
    </form>
  );
}

function rendered() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Login />);
  document.body.replaceChildren(root);
  const control = (name: string) => root.querySelector<HTMLInputElement>(`[name=${name}]`) ?? root;
  const button = () => root.querySelector('button') ?? root;
  return { root, email: () => control('email'), password: () => control('password'), button };
}

test.each([
  ['before React is there', 0],
  ['half before, half after React took over', 1],
  ['after React took over, before it is ready', 2],
])('what is typed and pressed %s is taken once the app is ready, and not before', async (_, typedAfter) => {
  login.mockReset();
  const user = userEvent.setup();
  const { root, email, password, button } = rendered();
  const onReady = keepEarlyActions(root);
  const takeOver = () => act(async () => void hydrateRoot(root, <Login />));
  if (typedAfter === 2) await takeOver();
  await user.type(email(), 'asha@example.com');
  if (typedAfter === 1) await takeOver();
  await user.type(password(), 'asha12');
  await user.click(button());
  if (typedAfter === 0) await takeOver();
  expect(login).not.toHaveBeenCalled();
  await act(async () => onReady());
  expect(login).toHaveBeenCalledExactlyOnceWith('asha@example.com', 'asha12');
  expect(email()).toHaveValue('asha@example.com');
  await user.type(email(), '.in');
  await user.click(button());
  expect(login).toHaveBeenLastCalledWith('asha@example.com.in', 'asha12');
});

test('a button that is another one by then is not pressed', async () => {
  const user = userEvent.setup();
  const { root, button } = rendered();
  const onReady = keepEarlyActions(root);
  await user.click(button());
  const pressed = vi.fn();
  button().textContent = 'Logout';
  root.addEventListener('click', pressed);
  onReady();
  expect(pressed).not.toHaveBeenCalled();
});

/** A form that is filled in and sent before React is there. */
async function pressedEarly() {
  login.mockReset();
  const user = userEvent.setup();
  const { root, email, password, button } = rendered();
  const onReady = keepEarlyActions(root);
  await user.type(email(), 'asha@example.com');
  await user.type(password(), 'asha12');
  await user.click(button());
  return { root, onReady };
}

test('what is pressed is found again behind the buttons that come with a remembered login', async () => {
  const { root, onReady } = await pressedEarly();
  await act(async () => void hydrateRoot(root, <Login />));
  for (const label of ['Menu', 'Login']) {
    const other = document.createElement('button');
    other.type = 'button';
    other.textContent = label;
    root.prepend(other);
  }
  await act(async () => onReady());
  expect(login).toHaveBeenCalledExactlyOnceWith('asha@example.com', 'asha12');
});

test('what is pressed is found again where React made the page anew', async () => {
  const { root, onReady } = await pressedEarly();
  await act(async () => createRoot(root).render(<Login />));
  await act(async () => onReady());
  expect(login).toHaveBeenCalledExactlyOnceWith('asha@example.com', 'asha12');
});
