import { Link } from 'react-router-dom';
import { paths } from '../shared/addresses/addresses';
import { Icon } from '../ui/Icon';
import { firstListingTexts } from './texts';

/** The next step of a dealer who has never posted anything. */
export function FirstListing() {
  return (
    <section className="day-first" aria-labelledby="day-first">
      <h2 id="day-first">{firstListingTexts.heading}</h2>
      <p>{firstListingTexts.lead}</p>
      <div className="button-row">
        <Link className="btn btn-primary" to={paths.newCar}>
          <Icon name="car" /> {firstListingTexts.car}
        </Link>
        <Link className="btn btn-outline-primary" to={paths.newBike}>
          <Icon name="bike" /> {firstListingTexts.bike}
        </Link>
      </div>
    </section>
  );
}
