import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePrefetch } from '../../src/app/usePrefetch';
import { show } from '../support/screens/show';

const fetchPage = vi.fn(() => Promise.resolve());

function Page() {
  usePrefetch(fetchPage);
  return (
    <>
      <article>
        <a href="/cars/car1">Maruti Swift</a>
        <button type="button">Know More</button>
      </article>
      <button type="button">Reload</button>
    </>
  );
}

test.each([
  ['the pointer is on its link', fireEvent.pointerOver, 'Maruti Swift'],
  ['a finger is on a button of its card', fireEvent.touchStart, 'Know More'],
  ['a button of its card has the focus', fireEvent.focusIn, 'Know More'],
])('the code of a page is fetched as soon as %s', async (_, approach, name) => {
  show(<Page />);
  approach(screen.getByText('Reload'));
  approach(screen.getByText(name));
  await waitFor(() => expect(fetchPage).toHaveBeenCalled());
  expect(fetchPage).toHaveBeenCalledExactlyOnceWith(screen.getByText('Maruti Swift'));
});
