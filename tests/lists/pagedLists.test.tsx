import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PagedCards } from '../../src/lists/PagedCards';
import { usePagedQuery } from '../../src/lists/usePagedQuery';
import { AppError } from '../../src/shared/appError';
import type { Cursor, Page } from '../../src/shared/page';
import { scrollIntoView } from '../support/screens/intersectionObserver';
import { answerDialog, dialog, show } from '../support/screens/show';

/** A request of a page, which the test answers. */

interface PendingPage {
  readonly cursor: Cursor | null;
  readonly answer: (page: Page<string>) => void;
  readonly fail: (error: unknown) => void;
}

let asked: PendingPage[] = [];
afterEach(() => {
  asked = [];
});

const load = vi.fn(
  (cursor: Cursor | null) =>
    new Promise<Page<string>>((answer, fail) => {
      asked.push({ cursor, answer, fail });
    }),
);

function Cars({ signedOut }: { signedOut?: boolean }) {
  const list = usePagedQuery({ key: ['market', 'cars'], load });
  return (
    <PagedCards
      list={list}
      loading={<p>Loading cars...</p>}
      failedText="Could not fetch products. Please try again."
      empty={
        <div>
          <p>No products found.</p>
          {list.state === 'ready' && (
            <button type="button" onClick={list.reload}>
              Reload
            </button>
          )}
        </div>
      }
      {...(signedOut && { signedOut: <p>Please log in</p> })}
      keyOf={(name) => name}
      card={(name) => <article aria-label={name} />}
    />
  );
}

function lastAsked(): PendingPage {
  const request = asked.at(-1);
  if (!request) throw new Error('Nothing was asked for');
  return request;
}

const failedText = 'Could not fetch products. Please try again.';
const after8: Cursor = { after: 'car 8' };
const after16: Cursor = { after: 'car 16' };

function cars(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => `car ${first + index}`);
}

async function expectCars(first: number, last: number): Promise<void> {
  await screen.findByRole('article', { name: `car ${last}` });
  const names = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(names).toEqual(cars(first, last));
}

describe('the first page', () => {
  test('is loading, then ready', async () => {
    show(<Cars />);
    expect(screen.getByText('Loading cars...')).toBeVisible();
    lastAsked().answer({ items: cars(1, 3), next: null });
    await expectCars(1, 3);
    expect(screen.queryByText('Loading cars...')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  test('is empty, and can be refetched', async () => {
    const { user } = show(<Cars />);
    lastAsked().answer({ items: [], next: null });
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    lastAsked().answer({ items: cars(1, 1), next: null });
    await expectCars(1, 1);
    expect(asked).toHaveLength(2);
  });

  test('fails: one dialog, and a notice with another try, which succeeds', async () => {
    const { user } = show(<Cars />);
    lastAsked().fail(new AppError('denied'));
    await answerDialog(user, { title: 'Error', text: failedText });
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(failedText);
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    lastAsked().answer({ items: cars(1, 2), next: null });
    await expectCars(1, 2);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('fails again after another try: one more dialog', async () => {
    const { user } = show(<Cars />);
    lastAsked().fail(new AppError('denied'));
    await answerDialog(user, { title: 'Error', text: failedText });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    lastAsked().fail(new AppError('denied'));
    await answerDialog(user, { title: 'Error', text: failedText });
    expect(await screen.findByRole('alert')).toHaveTextContent(failedText);
  });

  test('without a sign-in, says so without a dialog if the screen has a text for it', async () => {
    show(<Cars signedOut />);
    lastAsked().fail(new AppError('signedOut'));
    expect(await screen.findByText('Please log in')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a sign-in, is a failure like any other on other screens', async () => {
    show(<Cars />);
    lastAsked().fail(new AppError('signedOut'));
    expect(await dialog('Error')).toHaveTextContent(failedText);
  });

  test('without a network is retried once before it fails', async () => {
    show(<Cars />);
    lastAsked().fail(new AppError('offline'));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(screen.getByText('Loading cars...')).toBeVisible();
    lastAsked().fail(new AppError('offline'));
    expect(await dialog('Error')).toHaveTextContent(failedText);
    expect(asked).toHaveLength(2);
  });
});

describe('the pages after it', () => {
  async function showFirstPage() {
    const screenShown = show(<Cars />);
    lastAsked().answer({ items: cars(1, 8), next: after8 });
    await expectCars(1, 8);
    return screenShown;
  }

  const loadMore = () => screen.findByRole('button', { name: 'Load more' });

  test('load by the button, to the end', async () => {
    const { user } = await showFirstPage();
    await user.click(await loadMore());
    expect(await screen.findByText('Loading more...')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(lastAsked().cursor).toBe(after8);
    lastAsked().answer({ items: cars(9, 16), next: after16 });
    await expectCars(1, 16);
    await user.click(await loadMore());
    expect(lastAsked().cursor).toBe(after16);
    lastAsked().answer({ items: cars(17, 18), next: null });
    await expectCars(1, 18);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(asked).toHaveLength(3);
  });

  test('load by keyboard', async () => {
    const { user } = await showFirstPage();
    await user.tab();
    expect(await loadMore()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(lastAsked().cursor).toBe(after8);
  });

  test('load when the end of the list comes into view, one each time', async () => {
    await showFirstPage();
    expect(asked).toHaveLength(1);
    scrollIntoView(await loadMore());
    await screen.findByText('Loading more...');
    expect(asked).toHaveLength(2);
    lastAsked().answer({ items: cars(9, 16), next: after16 });
    await expectCars(1, 16);
    // The end of the list has moved out of view: nothing is requested until people reach it again.
    await loadMore();
    expect(asked).toHaveLength(2);
    scrollIntoView(await loadMore());
    expect(asked).toHaveLength(3);
    expect(lastAsked().cursor).toBe(after16);
  });

  test('fail without removing the shown items, and can be tried again', async () => {
    const { user } = await showFirstPage();
    await user.click(await loadMore());
    lastAsked().fail(new AppError('denied'));
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent(failedText);
    await expectCars(1, 8);
    await user.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(lastAsked().cursor).toBe(after8);
    lastAsked().answer({ items: cars(9, 9), next: null });
    await expectCars(1, 9);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
