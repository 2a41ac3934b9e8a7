import type { JournalEntry, JournalNames } from '../admin/journal/journal';
import type { Dealer } from '../dealers/dealer';
import type { Listing } from '../listings/listing';
import { priceOf } from '../listings/price';
import type { Rating } from '../ratings/rating';
import type { Warning } from '../warnings/warning';

/** The records that the page shows. Their photos are drawn here, so the page needs no emulator. */

function drawn(colour: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 300"><rect width="480" height="300" fill="#cfdcdd"/><rect y="200" width="480" height="100" fill="#93a5a8"/><path d="M70 215v-50l50-14 50-50h130l54 52 60 12v50z" fill="${colour}"/><circle cx="150" cy="215" r="34"/><circle cx="345" cy="215" r="34"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const photo = drawn('#8c2f39');

export const aCar: Listing = {
  kind: 'car',
  id: 'car',
  sellerId: 'dealer',
  dealerName: 'Sahyadri Motors',
  distName: 'Pune',
  name: 'Hyundai Creta SX',
  values: {
    name: 'Hyundai Creta SX',
    price: '985000',
    year: 2020,
    fuelType: 'Diesel',
    transmission: 'Automatic',
    kilometers: '41000',
    engineSize: '1500cc',
    description: 'One owner, serviced at the dealer every year.',
  },
  price: priceOf('985000'),
  kilometers: 41_000,
  description: 'One owner, serviced at the dealer every year.',
  photos: [photo, drawn('#2f5d8c')],
  thumbnails: [photo, drawn('#2f5d8c')],
  photoLabels: [],
  stated: {},
  state: 'approved',
  visible: true,
  rejectReason: '',
  createdAt: new Date(),
  updatedAt: new Date(),
};

const longName = 'Mercedes-Benz GLE Coupé 53 AMG 4MATIC+ Special Edition With Everything In It';

/** Cards in every state, by what is special about them. */
export const cards: Readonly<Record<string, Listing>> = {
  usual: aCar,
  'long name': { ...aCar, id: 'long', name: longName, values: { ...aCar.values, name: longName } },
  'no photo': { ...aCar, id: 'bare', photos: [], thumbnails: [] },
  'failed photo': { ...aCar, id: 'failed', photos: ['/no-such-photo.jpg'], thumbnails: [] },
  'no price': {
    ...aCar,
    id: 'free',
    price: priceOf('Call us'),
  },
};

export const aRating: Rating = {
  id: 'buyer_dealer',
  testDrive: true,
  sellerId: 'dealer',
  userId: 'buyer',
  vehicle: { kind: 'car', id: 'car' },
  name: 'Hyundai Creta SX',
  stars: 4,
  asDescribed: true,
  onTime: false,
  text: 'Papers were ready, and the second key was there as promised.',
  at: new Date('2026-10-03T10:00:00Z'),
  answer: '',
  answeredAt: null,
  hidden: null,
  lastReview: '',
};

export const aWarning: Warning = {
  id: 'warning',
  sellerId: 'dealer',
  text: 'Two buyers say that the price was higher at the shop. Please keep to the price of the listing.',
  at: new Date('2026-11-02T10:00:00Z'),
  readAt: null,
};

export const aDecision: JournalEntry = {
  id: 'decision',
  subject: 'car',
  what: 'approve',
  who: 'admin',
  when: new Date('2026-11-02T10:00:00Z'),
  reason: '',
  recordId: 'car',
};

export const namesInJournal: JournalNames = {
  record: 'Hyundai Creta SX',
  listing: { kind: 'car', id: 'car' },
  sellerId: 'dealer',
  dealer: 'Sahyadri Motors',
  admin: 'you',
};

export const aDealer: Dealer = {
  id: 'dealer',
  dealerName: 'Sahyadri Motors',
  distName: 'Pune',
  address: '12 MG Road',
  phone: '9123456780',
  profilePic: '',
  approved: true,
  joinedAt: new Date('2024-03-01T10:00:00Z'),
};
