import { photoLimits } from '../../shared/limits';
import type { ListingKind } from '../kinds';
import type { FormGroupName } from './formGroups';

/** What only dealers read. Apart from the other texts, which are part of the first view's download. */

/** The form of a listing (FORM-1, FORM-7, FORM-11, FORM-12). */
export const listingFormTexts = {
  title: 'Enter Car/Vehicles/Truck Details',
  derived: 'Make, model and body type',
  derivedHint: 'Buyers find your listing by these. They follow the name until you correct them.',
  incomplete: 'Please fill in all required fields.',
  uploadFailed: 'Could not upload the product. Please try again.',
  uploaded: 'Uploaded Successfully!',
  uploading: 'Uploading...',
  rupees: 'Rs.',
  priceExample: 'For example 4,50,000 or 4.5 lakh',
  /** Below the price and the kilometers, while they are typed. */
  amountHint: (amount: string) => `Buyers will read ${amount}`,
  /** Below a value that the form proposes. */
  proposed: (count: number, of: number) =>
    `Proposed: ${count} of ${of} live listings of this model have it. Please check it.`,
  priceQuestion: 'Is this price right?',
  amountReads: (amount: string) => `Buyers will read ${amount}. Is that right?`,
  save: 'Yes, save',
  changePrice: 'Change the price',
  distanceQuestion: 'Are these kilometers right?',
  distanceUnknown: (text: string) =>
    `Buyers will read ${text}, and no search by kilometers will find the vehicle. Is that right?`,
  changeDistance: 'Change the kilometers',
} as const;

/** A group of the form has all that it needs. */
export const groupDone = 'Done';

export const formGroupTexts: Readonly<Record<FormGroupName, string>> = {
  vehicle: 'The vehicle',
  condition: 'Its condition',
};

/** Said if a listing has fewer photos than its kind needs (FORM-9). */
export const tooFewPhotosTexts: Readonly<Record<ListingKind, string>> = {
  car: 'Please upload at least one car photo.',
  bike: 'Please upload at least two bike photos.',
};

/** The photos of the form; `number` counts from 1. */
export const listingPhotoTexts = {
  heading: 'Photos',
  /** By the fewest photos. */
  hint: {
    1: 'At least one photo, JPG or PNG. The first one is the cover.',
    2: 'At least two photos, JPG or PNG. The first one is the cover.',
  },
  label: (number: number) => `Photo ${number}`,
  addMore: 'Add more photos',
  takePhoto: 'Take a photo',
  room: (free: number) =>
    free === 0
      ? `A listing has at most ${photoLimits.slots} photos. Remove one to add another.`
      : `Choose several at once, or drop them here. There is room for ${free} more.`,
  leftOut: (count: number) =>
    count === 1
      ? `A listing has at most ${photoLimits.slots} photos. One was left out.`
      : `A listing has at most ${photoLimits.slots} photos. ${count} were left out.`,
  /** Before the reason why a file cannot be added. */
  notAdded: (name: string, reason: string) => `${name}: ${reason}`,
  shows: (number: number) => `What picture ${number} shows`,
  showsNothing: 'What does it show?',
  moved: (number: number) => `The photo is photo ${number} now.`,
  /** Shown instead of a file name. */
  stored: 'stored',
  alt: (label: string, name: string) => `${label}: ${name}`,
  cover: 'Cover',
  moveEarlier: 'Move earlier',
  moveLater: 'Move later',
  remove: 'Remove',
  progress: (label: string) => `${label} progress`,
  compressing: 'Making it smaller...',
  sending: (percent: number) => `Sending: ${percent} %`,
  sent: 'Sent',
  notSent: 'Not sent',
  sentLater: 'Not sent yet. It is tried again by itself.',
  /** Beside Save, of the photos that this form sends. */
  allSent: (sent: number, all: number) => (all === 1 ? `${sent} of 1 photo sent.` : `${sent} of ${all} photos sent.`),
  restLater: 'The rest is tried again by itself.',
  /** With a full stop here, but without one at the dealer's picture (PHOTO-2, ACC-7). */
  wrongType: 'Only JPG, JPEG, and PNG formats are allowed.',
  twice: 'This photo is chosen already. Please choose another one.',
  gone: 'The listing no longer has this photo. Please remove it, or choose it again.',
} as const;
