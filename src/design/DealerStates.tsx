import { CheckedMark } from '../dealers/CheckedMark';
import { DealerBand } from '../dealers/DealerBand';
import { DealerCard } from '../dealers/DealerCard';
import { DealerPicture } from '../dealers/DealerPicture';
import { DealerSkeleton } from '../dealers/DealerSkeleton';
import { RatingCard } from '../ratings/RatingCard';
import { allStars } from '../ratings/rating';
import { Stars } from '../ratings/Stars';
import { ConsequenceNotice } from '../stock/editor/EditConsequence';
import { LiveNotice } from '../stock/FirstLive';
import { OwnWarning } from '../warnings/OwnWarning';
import { aCar, aDealer, aRating, aWarning } from './samples';
import '../dealers/ownProfile/day.scss';

const names = ['Sahyadri Motors', 'Deccan Cars', 'Ganga Wheels', 'Kaveri Autos', 'Malabar Bikes'];

const nothing = () => undefined;
const check = { facts: ['identity', 'papers'], at: new Date('2026-11-02T10:00:00Z') } as const;

/**
 * A dealer's card, band and picture, the mark of a checked dealer, ratings, a warning as the dealer reads it, the first
 * live listing, and what an edit of a live listing leads to.
 */
export function DealerStates() {
  return (
    <div className="design-stack">
      <DealerBand dealer={aDealer} stock={['12 cars', '4 bikes']} />
      <DealerBand dealer={{ ...aDealer, phone: '', address: '', distName: '', joinedAt: null }} stock={[]} />
      <CheckedMark check={check} />
      <CheckedMark check={{ ...check, at: null }} />
      <div className="design-row">
        {allStars.map((stars) => (
          <Stars key={stars} stars={stars} />
        ))}
      </div>
      <RatingCard rating={aRating} />
      <RatingCard rating={{ ...aRating, text: '', answer: 'Thank you, and happy driving!' }} />
      <div className="own-warnings">
        <OwnWarning warning={aWarning} busy={false} onRead={nothing} />
        <OwnWarning warning={{ ...aWarning, id: 'busy' }} busy onRead={nothing} />
      </div>
      <LiveNotice listing={aCar} onClose={nothing} />
      <ConsequenceNotice isLive />
      <ConsequenceNotice isLive={false} />
      <DealerSkeleton text="Loading the dealer..." />
      <DealerCard dealer={aDealer} />
      <div className="design-row">
        {names.map((dealerName) => (
          <DealerPicture key={dealerName} dealer={{ dealerName, profilePic: '' }} size={96} />
        ))}
        <DealerPicture dealer={{ dealerName: 'Failed picture', profilePic: '/no-such-picture.jpg' }} size={56} />
      </div>
    </div>
  );
}
