import type { Seller } from '../../domain/seller';
import type { Vehicle } from '../../domain/vehicle';
import { vehicleDescription, vehicleJsonLd, vehicleTitle } from '../../domain/vehicleSummary';
import { useJsonLd, useMetaDescription } from '../../ui/documentHead';

interface VehicleHeadProps {
  readonly vehicle: Vehicle;
  readonly seller: Seller | null | undefined;
  /** The whole address of the vehicle's page. */
  readonly address: string;
}

/** What browsers, search engines and other sites learn of the vehicle. */
export function VehicleHead({ vehicle, seller, address }: VehicleHeadProps) {
  const title = vehicleTitle(vehicle);
  const description = vehicleDescription(vehicle, seller);
  const [cover] = vehicle.photos;
  useMetaDescription(description);
  useJsonLd(vehicleJsonLd(vehicle, seller, address));
  return (
    <>
      <title>{`${title} | Second Gear`}</title>
      <link rel="canonical" href={address} />
      <meta property="og:site_name" content="Second Gear" />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {cover && <meta property="og:image" content={cover} />}
    </>
  );
}
