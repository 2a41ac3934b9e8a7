import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { DetailsDialog } from '../../src/listings/details/DetailsDialog';
import PhotoViewer from '../../src/photos/PhotoViewer';
import { ActionMenu } from '../../src/ui/overlays/ActionMenu';
import { stepsLeft } from '../../src/ui/overlays/backStep';
import { ConfirmWithReason } from '../../src/ui/overlays/ConfirmWithReason';
import { Drawer } from '../../src/ui/overlays/Drawer';
import {
  confirm,
  prepareDialogs,
  showError,
  showPassingSuccess,
  showSuccess,
  showWarning,
} from '../../src/ui/overlays/dialogs';
import { Sheet } from '../../src/ui/overlays/Sheet';
import { showToast } from '../../src/ui/overlays/toast';
import { useBackCloses } from '../../src/ui/overlays/useBackCloses';
import { ShareButton } from '../../src/ui/ShareButton';
import { answerDialog, show, toast } from '../support/screens/show';

/** What every overlay does alike. What only a browser shows is in journeys/overlays.spec.ts. */

function Details({ close }: { close: () => void }) {
  useBackCloses(true, close);
  return (
    <DetailsDialog title="Details" onClose={close}>
      Text
    </DetailsDialog>
  );
}

const photos = [{ src: '/photo.jpg', alt: 'Photo 1', label: '' }];

/** Dialogs of the page: shown while they are mounted. */
const mounted: Readonly<Record<string, (close: () => void) => ReactNode>> = {
  Sheet: (close) => (
    <Sheet title="Sheet" onClose={close} footer={null}>
      Text
    </Sheet>
  ),
  Drawer: (close) => (
    <Drawer title="Drawer" onClose={close} footer={null}>
      Text
    </Drawer>
  ),
  Reason: (close) => (
    <ConfirmWithReason about="listing" title="Reason" hint="" confirm="Reject" onConfirm={close} onCancel={close}>
      Text
    </ConfirmWithReason>
  ),
  Photos: (close) => <PhotoViewer label="Photos" photos={photos} first={0} onClose={close} />,
  Details: (close) => <Details close={close} />,
};

/** Dialogs of SweetAlert2. */
const called: Readonly<Record<string, () => Promise<unknown>>> = {
  Error: () => showError('It has failed.'),
  Warning: () => showWarning('Warning', 'Please fill in your name.'),
  Success: () => showSuccess('Success'),
  Passing: () => showPassingSuccess('Passing', 60_000),
  Question: () => confirm({ title: 'Question', text: 'It is gone.', confirm: 'Delete' }),
};

function Page({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => (called[name] ? void called[name]() : setOpen(true))}>
        Open
      </button>
      {isOpen && mounted[name]?.(() => setOpen(false))}
    </>
  );
}

/** The step of the history that Back leaves. */
const isStep = () => expect(window.history.state).toMatchObject({ over: [expect.any(String)] });

test.each(Object.keys({ ...mounted, ...called }))(
  '%s is a dialog with its name; Back closes it and nothing else, and the focus returns to the button',
  async (name) => {
    const { user } = show(<Page name={name} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name });
    await waitFor(isStep);
    window.history.back();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(document.body).not.toHaveClass('below-overlay');
  },
);

test.each([
  ['Sheet', 'dialog'],
  ['Question', '.swal2-container'],
])('%s is not closed by the second half of a double click, but by a later click beside it', async (name, outside) => {
  prepareDialogs();
  const now = vi.spyOn(performance, 'now');
  const { user } = show(<Page name={name} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name });
  await waitFor(isStep);
  const backdrop = document.querySelector(outside) as HTMLElement;
  await user.click(backdrop);
  await act(stepsLeft);
  expect(dialog).toBeInTheDocument();
  now.mockReturnValue(performance.now() + 1_000);
  await user.click(backdrop);
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await act(stepsLeft);
  now.mockRestore();
});

test.each(['Sheet', 'Drawer', 'Photos'])(
  '%s is closed by Escape at once, and opens again at the next press; a field in it is no reason to close it',
  async (name) => {
    const { user } = show(<Page name={name} />);
    const opener = screen.getByRole('button', { name: 'Open' });
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name });
    // What a browser does first on Escape, and what a file field does when nothing is chosen.
    const cancel = (bubbles: boolean) => new Event('cancel', { bubbles, cancelable: true });
    fireEvent(dialog.firstElementChild ?? dialog, cancel(true));
    expect(dialog).toBeInTheDocument();
    expect(fireEvent(dialog, cancel(false))).toBe(false);
    expect(dialog).not.toBeInTheDocument();
    await user.click(opener);
    expect(screen.getByRole('dialog', { name })).toBeInTheDocument();
  },
);

const menus: Readonly<Record<string, ReactNode>> = {
  'More for Swift': <ActionMenu label="More for Swift" actions={[{ label: 'Withdraw', run: () => undefined }]} />,
  Share: <ShareButton title="Swift" address="https://example.org/cars/1" />,
};

test.each(Object.keys(menus))(
  'the menu %s is closed by Escape, by Back and by a press elsewhere; the focus returns to its button',
  async (name) => {
    const { user } = show(
      <>
        {menus[name]}
        <p>Elsewhere</p>
      </>,
    );
    const opener = screen.getByRole('button', { name });
    expect(screen.getByRole('group', { name })).toContainElement(opener);
    const open = async () => {
      await user.click(opener);
      await waitFor(() => expect(opener).toHaveAttribute('aria-expanded', 'true'));
      await waitFor(isStep);
      await user.tab();
    };
    const isClosed = () => expect(opener).toHaveAttribute('aria-expanded', 'false');

    await open();
    await user.keyboard('{Escape}');
    isClosed();
    expect(opener).toHaveFocus();
    await act(stepsLeft);

    await open();
    window.history.back();
    await waitFor(isClosed);
    expect(opener).toHaveFocus();

    await open();
    await user.click(screen.getByText('Elsewhere'));
    isClosed();
    await act(stepsLeft);
  },
);

test('a toast is a status that takes no focus and no step of the history', async () => {
  const { user } = show(
    <button type="button" onClick={() => void showToast({ title: 'The booking is cancelled.' })}>
      Cancel
    </button>,
  );
  const step: unknown = window.history.state;
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await toast('The booking is cancelled.');
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  expect(window.history.state).toEqual(step);
  expect(document.body).not.toHaveClass('below-overlay');
});

test('a dialog and a toast wait until the sheet is closed: nobody reaches what is behind it', async () => {
  prepareDialogs();
  const { user } = show(<Page name="Sheet" />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  void showError('It has failed.');
  void showToast({ title: 'Saved' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await answerDialog(user, { title: 'Error', text: 'It has failed.' });
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  await toast('Saved');
});
