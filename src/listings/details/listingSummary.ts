import type { Dealer } from '../../dealers/dealer';
import { nameOf } from '../../shared/names/names';
import { unknownAmount } from '../../shared/numbers/amount';
import { wellFormed } from '../../shared/wellFormed';
import { listingKinds } from '../kinds';
import { type Listing, type ListingRecord, listingSummary } from '../listing';
import { listingPageTexts } from '../pageTexts';
import { formatPrice, formatShortPrice, unknownPrice } from '../price';
import type { ListingState } from '../state/listingState';

/**
 * The title, the description and the structured data of a listing's page, for browsers, search engines and link
 * previews.
 */

/** 'Maruti Swift, 2019, Rs. 4.85 lakh' */
export function listingTitle(listing: ListingRecord): string {
  const { name, values, price } = listing;
  return [name, values.year, formatShortPrice(price)].filter(Boolean).join(', ');
}

/** Search engines show about as many characters of a description. */
const longestDescription = 160;

/** One paragraph: the listing, its most important facts, the price, the dealer and the place. */
export function listingDescription(listing: Listing): string {
  const sentences = [
    `${listingPageTexts[listing.kind].heading}: ${listing.name}`,
    listingSummary(listing).join(', '),
    formatPrice(listing.price),
    [listing.dealerName, nameOf(listing.distName)].filter(Boolean).join(', '),
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
  suspended: 'https://schema.org/Discontinued',
};

function quantity(value: number | null, unitCode: string): unknown {
  return value === null ? undefined : { '@type': 'QuantitativeValue', value, unitCode };
}

function dealerData(dealer: Dealer | null | undefined): unknown {
  if (!dealer) return undefined;
  const { dealerName, address, distName } = dealer;
  return {
    '@type': 'AutoDealer',
    name: dealerName,
    address: { '@type': 'PostalAddress', streetAddress: address, addressLocality: distName, addressCountry: 'IN' },
  };
}

/** The listing as structured data of schema.org, without missing values. */
function listingData(listing: Listing, dealer: Dealer | null | undefined, address: string): unknown {
  const { kind, name, photos, price, kilometers, values, state } = listing;
  const cubicCentimeters = /^(\d+)cc$/.exec(String(values.engineSize ?? ''))?.[1];
  const displacement = quantity(cubicCentimeters === undefined ? null : Number(cubicCentimeters), 'CMQ');
  return {
    '@context': 'https://schema.org',
    '@type': listingKinds[kind].schemaType,
    name,
    url: address,
    image: photos.length > 0 ? photos : undefined,
    description: listing.description || listingDescription(listing),
    itemCondition: 'https://schema.org/UsedCondition',
    vehicleModelDate: values.year === undefined ? undefined : String(values.year),
    mileageFromOdometer: quantity(kilometers === unknownAmount ? null : kilometers, 'KMT'),
    fuelType: values.fuelType,
    vehicleTransmission: values.transmission,
    vehicleSeatingCapacity: values.seatingCapacity,
    vehicleEngine: displacement && { '@type': 'EngineSpecification', engineDisplacement: displacement },
    offers: {
      '@type': 'Offer',
      url: address,
      price: price.rupees === unknownPrice ? undefined : price.rupees,
      priceCurrency: 'INR',
      availability: availability[state],
      seller: dealerData(dealer),
    },
  };
}

/**
 * The structured data for a script element of the type application/ld+json. No text of a record can end that element.
 *
 * @param address the whole address of the listing's page
 */
export function listingJsonLd(listing: Listing, dealer: Dealer | null | undefined, address: string): string {
  return JSON.stringify(listingData(listing, dealer, address)).replaceAll('<', '\\u003c');
}
