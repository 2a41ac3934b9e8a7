import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useSession } from '../../src/pages/session/useSession';
import { forgetBuyer, rememberBuyer } from '../../src/services/session';

const rendering = vi.fn<(name: string | undefined) => void>();

function Greeting() {
  const { buyer } = useSession();
  rendering(buyer?.name);
  return <p>{buyer ? `Hello ${buyer.name}` : 'Hello'}</p>;
}

/** The page as it was rendered at build time, taken over by the app. */
async function takeOver(): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Greeting />);
  document.body.replaceChildren(page);
  rendering.mockReset();
  await act(async () => void hydrateRoot(page, <Greeting />));
  return page;
}

afterEach(() => forgetBuyer());

test("a visitor's page is rendered once when the app takes it over", async () => {
  expect(await takeOver()).toHaveTextContent('Hello');
  expect(rendering.mock.calls).toEqual([[undefined]]);
});

test("a buyer's page becomes theirs right after", async () => {
  rememberBuyer({ userId: 'asha', name: 'Asha' }, '9876543210');
  expect(await takeOver()).toHaveTextContent('Hello Asha');
  expect(rendering.mock.calls).toEqual([[undefined], ['Asha']]);
});
