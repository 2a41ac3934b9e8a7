import type { Listing } from '../../listings/listing';
import { listingAddress } from '../../shared/addresses/addresses';
import { copyText, shareByDevice } from '../../shared/addresses/links';
import { fullAddress } from '../../shared/addresses/ownAddress';
import { showWarning } from '../../ui/overlays/dialogs';
import { showToast } from '../../ui/overlays/toast';
import { stockTexts } from '../texts';

/** Shares a live listing with the device's own share sheet, or without one by a copied link. */
export async function shareListing(listing: Listing): Promise<void> {
  const { name: title } = listing;
  const url = fullAddress(listingAddress(listing));
  if (await shareByDevice({ title, text: title, url })) return;
  if (await copyText(url)) await showToast({ title: stockTexts.linkCopied });
  else await showWarning(stockTexts.copyByHand, url);
}
