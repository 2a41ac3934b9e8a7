import type { PhotoProgress } from '../../photos/photoProgress';
import type { ChosenPhoto } from '../listing';
import { listingPhotoTexts } from './formTexts';
import './photosSent.scss';

interface PhotosSentProps {
  readonly photos: readonly (ChosenPhoto | null)[];
  readonly progressOf: (photo: ChosenPhoto) => PhotoProgress;
}

/** How many of the chosen photos are sent (PHOTO-16). Nothing before the first one is being sent. */
export function PhotosSent({ photos, progressOf }: PhotosSentProps) {
  const states = photos.filter((photo) => photo instanceof File).map((photo) => progressOf(photo).state);
  if (states.every((state) => state === 'idle')) return null;
  const sent = states.filter((state) => state === 'stored').length;
  return (
    <p className="photos-sent" role="status">
      {listingPhotoTexts.allSent(sent, states.length)} {states.includes('waiting') && listingPhotoTexts.restLater}
    </p>
  );
}
