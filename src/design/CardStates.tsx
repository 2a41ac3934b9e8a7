import { CardSkeletons } from '../listings/card/CardSkeletons';
import { ListingCard } from '../listings/card/ListingCard';
import { ListingDetails } from '../listings/details/ListingDetails';
import { ListingDetailsSkeleton } from '../listings/details/ListingDetailsSkeleton';
import { ListingStateBadge } from '../listings/state/ListingStateBadge';
import { MonthlyCost } from '../monthlyCost/MonthlyCost';
import { Carousel } from '../ui/Carousel';
import { Cell } from './Cell';
import { aCar, aDealer, cards } from './samples';

const actions = (
  <>
    <button type="button" className="btn btn-link">
      Know More
    </button>
    <button type="button" className="btn btn-outline-primary">
      Book Now
    </button>
  </>
);

/** Cards, the details, and their skeletons. */
export function CardStates() {
  return (
    <>
      <div className="design-row">
        {Object.entries(cards).map(([state, listing]) => (
          <Cell key={state} state={state}>
            <ListingCard listing={listing} dealer={listing} age="Today" actions={actions} />
          </Cell>
        ))}
        <Cell state="sold, without a dealer">
          <ListingCard listing={aCar} badge={<ListingStateBadge state="sold" />} age="5 days ago" actions={actions} />
        </Cell>
      </div>
      <CardSkeletons count={4} layout="grid" text="Loading cars..." />
      <Carousel
        label="Cars"
        show="many"
        slides={Object.entries(cards).map(([key, listing]) => ({
          key,
          content: <ListingCard listing={listing} dealer={listing} actions={actions} />,
        }))}
      />
      <ListingDetails listing={aCar} dealer={aDealer} actions={<MonthlyCost price={aCar.price.rupees} />} />
      <ListingDetailsSkeleton text="Loading the car..." />
    </>
  );
}
