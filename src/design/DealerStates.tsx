import { DealerBand } from '../dealers/DealerBand';
import { DealerCard } from '../dealers/DealerCard';
import { DealerPicture } from '../dealers/DealerPicture';
import { DealerSkeleton } from '../dealers/DealerSkeleton';
import { aDealer } from './samples';

const names = ['Sahyadri Motors', 'Deccan Cars', 'Ganga Wheels', 'Kaveri Autos', 'Malabar Bikes'];

/** A dealer's card, band and picture. */
export function DealerStates() {
  return (
    <div className="design-stack">
      <DealerBand dealer={aDealer} stock={['12 cars', '4 bikes']} />
      <DealerBand dealer={{ ...aDealer, phone: '', address: '', distName: '', joinedAt: null }} stock={[]} />
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
