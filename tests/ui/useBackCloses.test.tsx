import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { stepsLeft } from '../../src/ui/overlays/backStep';
import { Drawer } from '../../src/ui/overlays/Drawer';
import { show } from '../support/screens/show';

function Sheet({ title, inner }: { title: string; inner?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open {title}
      </button>
      {isOpen && (
        <Drawer title={title} onClose={() => setOpen(false)} footer={null}>
          {inner && <Sheet title={inner} />}
        </Drawer>
      )}
    </>
  );
}

/** One sheet after the other. */
function Two() {
  const [shown, setShown] = useState('Price');
  return (
    <Drawer key={shown} title={shown} onClose={() => setShown('')} footer={null}>
      <button type="button" onClick={() => setShown('Loan')}>
        Next
      </button>
    </Drawer>
  );
}

const opener = (title: string) => screen.getByRole('button', { name: `Open ${title}` });
const sheet = (title: string) => screen.queryByRole('dialog', { name: title });

afterEach(() => vi.restoreAllMocks());

test('Back closes a sheet also at the moment when its step of the history is made', async () => {
  const { pushState } = window.history;
  vi.spyOn(window.history, 'pushState').mockImplementation(function (this: History, ...step) {
    pushState.apply(window.history, step);
    queueMicrotask(() => window.history.back());
  });
  const { user } = show(<Sheet title="Filters" />);
  await user.click(opener('Filters'));
  await waitFor(() => expect(sheet('Filters')).toBeNull());
});

test('Back closes the uppermost of two sheets first', async () => {
  const { user } = show(<Sheet title="Details" inner="Photos" />);
  await user.click(opener('Details'));
  await user.click(opener('Photos'));
  window.history.back();
  await waitFor(() => expect(sheet('Photos')).toBeNull());
  expect(sheet('Details')).toBeVisible();
  window.history.back();
  await waitFor(() => expect(sheet('Details')).toBeNull());
});

test('a sheet that is closed by its button leaves its step of the history, once', async () => {
  const back = vi.spyOn(window.history, 'go');
  const { user } = show(<Sheet title="Details" inner="Photos" />);
  await user.click(opener('Details'));
  await user.click(opener('Photos'));
  await user.click(screen.getAllByRole('button', { name: 'Close' })[1] as HTMLElement);
  await waitFor(() => expect(back).toHaveBeenCalledExactlyOnceWith(-1));
  expect(sheet('Details')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(back).toHaveBeenCalledTimes(2));
});

test('a sheet that takes the place of another one has a step of its own', async () => {
  const back = vi.spyOn(window.history, 'go');
  const push = vi.spyOn(window.history, 'pushState');
  const { user } = show(<Two />);
  await user.click(screen.getByRole('button', { name: 'Next' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(sheet('Loan')).toBeVisible();
  await waitFor(() => expect(push).toHaveBeenCalledTimes(2));
  expect(back).toHaveBeenCalledExactlyOnceWith(-1);
  expect(sheet('Loan')).toBeVisible();
});

test('another address that has replaced the step stays', async () => {
  // That of the sheet of another test.
  await stepsLeft();
  const back = vi.spyOn(window.history, 'go');
  const { user } = show(<Sheet title="Filters" />);
  await user.click(opener('Filters'));
  window.history.replaceState(null, '', '/cars?fuelType=Diesel');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(sheet('Filters')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve));
  expect(back).not.toHaveBeenCalled();
  expect(window.location.search).toBe('?fuelType=Diesel');
  window.history.replaceState(null, '', '/');
});
