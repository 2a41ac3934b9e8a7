import type { Vehicle } from '../../domain/vehicle';
import { vehiclePath } from '../../domain/vehicleAddress';
import { vehiclePageMessages } from '../../domain/vehiclePageMessages';
import { vehicleTitle } from '../../domain/vehicleSummary';
import { BookChoices } from '../../features/bookings/BookChoices';
import { ShareButton } from '../../features/listings/ShareButton';
import { VehicleDetails } from '../../features/listings/VehicleDetails';
import { VehicleHead } from '../../features/listings/VehicleHead';
import { Notice } from '../../ui/Notice';
import { useSellersOf } from '../queries/useSellersOf';
import { useSession } from '../session/useSession';
import { BookButton } from './BookButton';
import { SellerContact } from './SellerContact';
import { SimilarVehicles } from './SimilarVehicles';
import { useVehicleActions } from './useVehicleActions';

interface PublicVehicleDetailsProps {
  readonly vehicle: Vehicle;
  readonly place: 'page' | 'overlay';
  readonly named: boolean;
}

/** A live listing, or one whose sale is over, as everybody sees it. */
export function PublicVehicleDetails({ vehicle, place, named }: PublicVehicleDetailsProps) {
  const { kind, name, state, sellerId } = vehicle;
  const seller = useSellersOf([vehicle])(sellerId);
  const actions = useVehicleActions();
  const isDealer = useSession().seller !== null;
  const address = new URL(vehiclePath(vehicle), window.location.origin).href;
  const closed = state === 'sold' || state === 'withdrawn' ? vehiclePageMessages[kind][state] : null;
  return (
    <>
      {named && <VehicleHead vehicle={vehicle} seller={seller} address={address} />}
      {closed && <Notice tone="info">{closed}</Notice>}
      <VehicleDetails
        vehicle={vehicle}
        seller={seller}
        {...(place === 'page' && { title: <h1 className="vehicle-details-name">{name}</h1>, headingLevel: 2 })}
        actions={
          <div className="vehicle-details-actions">
            {state === 'approved' && !isDealer && (
              <BookChoices
                atOnce={<BookButton vehicle={vehicle} bookingId={actions.bookingId} onBook={actions.book} />}
                submit="Book with this test drive"
                busy={actions.bookingId === vehicle.id}
                onBook={(wish) => actions.book(vehicle, wish)}
              />
            )}
            <ShareButton title={vehicleTitle(vehicle)} address={address} />
          </div>
        }
        {...(!isDealer && { sellerPath: `/dealers/${sellerId}` })}
        sellerContact={
          seller && !isDealer && <SellerContact seller={seller} about={{ title: vehicleTitle(vehicle), address }} />
        }
      />
      {closed && !isDealer && <SimilarVehicles kind={kind} vehicle={vehicle} />}
    </>
  );
}
