import type { Dealer } from '../../dealers/dealer';
import { listingAddress } from '../../shared/addresses/addresses';
import { AlternateLinks } from '../../ui/AddressLinks';
import { useJsonLd, useMetaDescription, useOwnPreview } from '../../ui/browser/documentHead';
import { headTexts } from '../../ui/texts';
import { useNames } from '../../ui/useNames';
import type { Listing } from '../listing';
import { listingDescription, listingJsonLd, listingTitle } from './listingSummary';

interface ListingHeadProps {
  readonly listing: Listing;
  readonly dealer: Dealer | null | undefined;
  /** The complete URL of the listing's page. */
  readonly address: string;
}

/** The title, the description and the structured data of a listing's page (LIST-14). */
export function ListingHead({ listing, dealer, address }: ListingHeadProps) {
  useNames();
  const title = listingTitle(listing);
  const description = listingDescription(listing);
  const [cover] = listing.photos;
  useOwnPreview();
  useMetaDescription(description);
  useJsonLd(listingJsonLd(listing, dealer, address));
  return (
    <>
      <title>{headTexts.title(title)}</title>
      <link rel="canonical" href={address} />
      <AlternateLinks path={listingAddress(listing)} />
      <meta property="og:site_name" content={headTexts.siteName} />
      <meta property="og:type" content="product" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      {cover && <meta property="og:image" content={cover} />}
    </>
  );
}
