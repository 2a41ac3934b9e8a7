import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetBuyer, rememberBuyer } from '../../src/accounts/sessionStore';
import { useSession } from '../../src/accounts/useSession';

const rendering = vi.fn<(name: string | undefined) => void>();

function Greeting() {
  const { buyer } = useSession();
  rendering(buyer?.name);
  return <p>{buyer ? `Hello ${buyer.name}` : 'Hello'}</p>;
}

async function hydratePage(): Promise<HTMLElement> {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Greeting />);
  document.body.replaceChildren(page);
  rendering.mockReset();
  await act(async () => void hydrateRoot(page, <Greeting />));
  return page;
}

afterEach(() => forgetBuyer());

test("a visitor's page is rendered once when React hydrates it", async () => {
  expect(await hydratePage()).toHaveTextContent('Hello');
  expect(rendering.mock.calls).toEqual([[undefined]]);
});

test("a buyer's page is rendered for the buyer right after hydration", async () => {
  rememberBuyer({ userId: 'asha', name: 'Asha' }, '9876543210');
  expect(await hydratePage()).toHaveTextContent('Hello Asha');
  expect(rendering.mock.calls).toEqual([[undefined], ['Asha']]);
});
