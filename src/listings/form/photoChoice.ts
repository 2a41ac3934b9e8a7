import type { InvalidInput } from '../../shared/invalidInput';
import { listingPhotoTexts } from './formTexts';
import { type ListingFormField, validatePhoto } from './listingForm';
import { type InspectPhoto, problemInSlot, problemUpToSlot } from './photoProblems';
import { freeSlotsIn, type PhotoSlots, withAdded, withoutFile, withPhoto } from './photoSlots';

interface PhotosInForm {
  readonly values: PhotoSlots;
  readonly change: (changed: (slots: PhotoSlots) => PhotoSlots) => void;
  /** Says what is wrong with a photo. */
  readonly refuse: (invalid: InvalidInput<ListingFormField>) => Promise<void>;
}

interface PhotoChoice {
  readonly choose: (slot: number, file: File | null) => Promise<void>;
  /** Adds the files that can be photos, as many as there is room for, and says what was left out, and why. */
  readonly add: (files: readonly File[]) => Promise<void>;
}

/** What happens to the files that a dealer chooses in the form: a file that cannot be a photo leaves it again. */
export function photoChoice({ values, change, refuse }: PhotosInForm, inspect: InspectPhoto): PhotoChoice {
  const named = (file: File, reason: string) => listingPhotoTexts.notAdded(file.name, reason);

  /** Removes a file from the slot that holds it now; false if no slot holds it any more. */
  function takeBack(file: File): boolean {
    let there = false;
    change((slots) => {
      there = slots.photos.includes(file);
      return withoutFile(slots, file);
    });
    return there;
  }

  async function refusalOf(file: File, photos: PhotoSlots['photos']): Promise<readonly string[]> {
    const slot = photos.indexOf(file);
    const problem = slot === -1 ? null : await problemUpToSlot(slot, photos, inspect);
    return problem && takeBack(file) ? [named(file, problem.message)] : [];
  }

  return {
    async choose(slot, file) {
      const wrongType = file && validatePhoto(slot, file);
      change((slots) => withPhoto(slots, slot, wrongType ? null : file));
      if (wrongType) {
        await refuse(wrongType);
        return;
      }
      const problem = file && (await problemInSlot(slot, values.photos.with(slot, file), inspect));
      if (problem && takeBack(file)) await refuse(problem);
    },

    async add(files) {
      const faults = files.map((file) => ({ file, fault: validatePhoto(0, file) }));
      const wrong = faults.flatMap(({ file, fault }) => (fault ? [named(file, fault.message)] : []));
      const possible = faults.flatMap(({ file, fault }) => (fault ? [] : [file]));
      let photos: PhotoSlots['photos'] = [];
      let leftOut = 0;
      change((slots) => {
        leftOut = Math.max(0, possible.length - freeSlotsIn(slots));
        const added = withAdded(slots, possible);
        photos = added.photos;
        return added;
      });
      const refused = await Promise.all(possible.map((file) => refusalOf(file, photos)));
      const [message] = [...wrong, ...refused.flat(), ...(leftOut > 0 ? [listingPhotoTexts.leftOut(leftOut)] : [])];
      if (message !== undefined) await refuse({ field: 'morePhotos', message });
    },
  };
}
