import { lazy, Suspense, useState } from 'react';
import { askForBuyer } from '../accounts/askForBuyer';
import { BlockHours } from '../bookings/blockedHours/BlockHours';
import { type MovedBooking, noWish } from '../bookings/booking';
import { bookingSheet, type SheetTask } from '../bookings/sheet/askedSheet';
import { BookingParts } from '../bookings/sheet/BookingParts';
import { LoginStep } from '../login/LoginStep';
import { UpdateNotice } from '../offline/UpdateNotice';
import { ConfirmWithReason } from '../ui/overlays/ConfirmWithReason';
import { Drawer } from '../ui/overlays/Drawer';
import { confirm, showError, showPassingSuccess, showSuccess, showWarning } from '../ui/overlays/dialogs';
import { showToast } from '../ui/overlays/toast';
import { PartComing } from '../ui/PartComing';
import { aCar } from './samples';
import '../offline/updateNotice.scss';

const PhotoViewer = lazy(() => import('../photos/PhotoViewer'));

const overlays = ['drawer', 'reason', 'photos', 'coming', 'update'] as const;

type Overlay = (typeof overlays)[number];

const dialogs: Readonly<Record<string, () => Promise<unknown>>> = {
  error: () => showError('Could not fetch products. Please try again.'),
  warning: () => showWarning('Invalid Input', 'Please fill in all required fields.'),
  success: () => showSuccess('Your message has been sent!'),
  'passing success': () => showPassingSuccess('Logged in', 1_500),
  question: () => confirm({ title: 'Approve?', text: 'It will be live.', confirm: 'Approve' }),
  login: () => askForBuyer('Please log in to book this car.', 'Maruti Swift, test drive on Sat, 28 Nov, 11 am'),
  toast: () => showToast({ title: 'The booking is cancelled.' }),
  'toast with Undo': () =>
    showToast({
      title: 'Car booked successfully!',
      text: 'Deccan Auto Bazaar sees your name and phone number, and answers here or calls.',
      actions: [
        { label: 'Undo', run: () => undefined },
        { label: 'Choose a test drive', run: () => undefined },
      ],
    }),
  'dangerous question': () => confirm({ title: 'Delete?', text: 'It is gone.', confirm: 'Delete', danger: true }),
};

const sheetWays = ['book', 'again', 'change'] as const;

const aBooking: MovedBooking = {
  id: 'buyer_car',
  vehicleId: aCar.id,
  userId: 'buyer',
  sellerId: aCar.sellerId,
  status: 'requested',
  testDrive: null,
  note: '',
};

/** The booking sheet, as each of its tasks shows it. What it sends fails, because there is no such listing. */
function openSheet(way: SheetTask['way']): void {
  const task: SheetTask = way === 'change' ? { way, booking: aBooking } : { way };
  bookingSheet.ask({ listing: aCar, task, wish: noWish });
}

function Open({ overlay, close }: { overlay: Overlay; close: () => void }) {
  switch (overlay) {
    case 'drawer':
      return (
        <Drawer title="Filters" onClose={close} footer={<button type="button">Show 42 cars</button>}>
          <p>The content of the drawer.</p>
        </Drawer>
      );
    case 'reason':
      return (
        <ConfirmWithReason
          about="listing"
          title="Delete?"
          hint="The dealer reads it."
          confirm="Delete"
          onConfirm={close}
          onCancel={close}
        >
          <p>It leaves the lists.</p>
        </ConfirmWithReason>
      );
    case 'photos': {
      const photos = aCar.photos.map((src, index) => ({ src, alt: `Photo ${index + 1}`, label: '' }));
      return (
        <Suspense fallback={null}>
          <PhotoViewer
            label="Photos"
            photos={[...photos, { src: '/gone.jpg', alt: 'gone', label: '' }]}
            first={0}
            onClose={close}
          />
        </Suspense>
      );
    }
    case 'coming':
      return <PartComing />;
    case 'update':
      return <UpdateNotice onReload={close} onDismiss={close} />;
  }
}

/** Overlays. Each opens with its button. */
export function OverlayStates() {
  const [open, setOpen] = useState<Overlay | null>(null);
  return (
    <div className="design-row">
      {overlays.map((overlay) => (
        <button type="button" key={overlay} className="btn btn-outline-primary" onClick={() => setOpen(overlay)}>
          {overlay}
        </button>
      ))}
      {Object.entries(dialogs).map(([name, show]) => (
        <button type="button" key={name} className="btn btn-outline-secondary" onClick={() => void show()}>
          {name}
        </button>
      ))}
      {sheetWays.map((way) => (
        <button type="button" key={way} className="btn btn-outline-primary" onClick={() => openSheet(way)}>
          booking sheet: {way}
        </button>
      ))}
      <BlockHours sellerId={aCar.sellerId} />
      <BookingParts />
      <LoginStep />
      {open && <Open overlay={open} close={() => setOpen(null)} />}
    </div>
  );
}
