import { parseKilometers } from './distance';
import type { ListingState } from './listingState';
import { formatPrice, formatShortPrice, parsePrice, unknownPrice } from './price';
import type { Seller } from './seller';
import { type Vehicle, type VehicleRecord, vehicleSummary } from './vehicle';
import { vehicleKinds } from './vehicleKinds';
import { wellFormed } from './wellFormed';

/** What a vehicle's page says of it to browsers, search engines and those whom its address is sent to. */

type Shop = Pick<Seller, 'dealerName' | 'distName'> | null | undefined;

function priceText({ values }: VehicleRecord): string {
  return String(values.price ?? '');
}

/** 'Maruti Swift, 2019, Rs. 4.85 lakh' */
export function vehicleTitle(vehicle: VehicleRecord): string {
  const { name, values } = vehicle;
  return [name, values.year, formatShortPrice(priceText(vehicle))].filter(Boolean).join(', ');
}

/** Characters: what search engines show of a description. */
const longestDescription = 160;

/** One paragraph: what, the facts that decide, the price, who sells it where. */
export function vehicleDescription(vehicle: VehicleRecord, seller: Shop): string {
  const sentences = [
    `Used ${vehicleKinds[vehicle.kind].noun}: ${vehicle.name}`,
    vehicleSummary(vehicle).join(', '),
    formatPrice(priceText(vehicle)),
    seller ? [seller.dealerName, seller.distName].filter(Boolean).join(', ') : '',
  ];
  const text = sentences
    .filter(Boolean)
    .map((sentence) => `${sentence}.`)
    .join(' ');
  return text.length <= longestDescription ? text : `${wellFormed(text.slice(0, longestDescription - 1))}…`;
}

const availability: Readonly<Record<ListingState, string>> = {
  pending: 'https://schema.org/PreOrder',
  approved: 'https://schema.org/InStock',
  rejected: 'https://schema.org/Discontinued',
  sold: 'https://schema.org/SoldOut',
  withdrawn: 'https://schema.org/Discontinued',
};

function quantity(value: number | null, unitCode: string): unknown {
  return value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
}

function sellerData(seller: Seller | null | undefined): unknown {
  if (!seller) return undefined;
  const { dealerName, address, distName } = seller;
  return {
    '@type': 'AutoDealer',
    name: dealerName,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: distName, addressCountry: 'IN' },
  };
}

/** The vehicle as schema.org describes one. What the record does not name is left out. */
function vehicleData(vehicle: Vehicle, seller: Seller | null | undefined, address: string): unknown {
  const { kind, name, photos, values, state } = vehicle;
  const price = parsePrice(priceText(vehicle));
  const cubicCentimeters = /^(\d+)cc$/.exec(String(values.engineSize ?? ''))?.[1];
  const displacement = quantity(cubicCentimeters === undefined ? null : Number(cubicCentimeters), 'CMQ');
  return {
    '@context': 'https://schema.org',
    '@type': vehicleKinds[kind].schemaType,
    name,
    url: address,
    image: photos.length > 0 ? photos : undefined,
    description: String(values.description ?? '').trim() || vehicleDescription(vehicle, seller),
    itemCondition: 'https://schema.org/UsedCondition',
    vehicleModelDate: values.year === undefined ? undefined : String(values.year),
    mileageFromOdometer: quantity(parseKilometers(String(values.kilometers ?? '')), 'KMT'),
    fuelType: values.fuelType,
    vehicleTransmission: values.transmission,
    vehicleSeatingCapacity: values.seatingCapacity,
    vehicleEngine: displacement && { '@type': 'EngineSpecification', engineDisplacement: displacement },
    offers: {
      '@type': 'Offer',
      url: address,
      price: price === unknownPrice ? undefined : price,
      priceCurrency: 'INR',
      availability: availability[state],
      seller: sellerData(seller),
    },
  };
}

/**
 * The same as the text of a script element of the type application/ld+json, which nothing in a record can end.
 *
 * @param address the whole address of the vehicle's page
 */
export function vehicleJsonLd(vehicle: Vehicle, seller: Seller | null | undefined, address: string): string {
  return JSON.stringify(vehicleData(vehicle, seller, address)).replaceAll('<', '\\u003c');
}
