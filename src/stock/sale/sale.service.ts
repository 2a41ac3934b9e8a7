import { siteClient } from '../../firebase/client';
import { readPage } from '../../firebase/paging';
import { type RecordPath, runBatch, serverNow, type Write } from '../../firebase/records';
import { findDocument } from '../../firebase/rest';
import { readText, type StoredFields } from '../../firebase/stored';
import { withTimeLimit } from '../../firebase/timeLimit';
import { readAs, requireSignInAs } from '../../firebase/tokens';
import { listingKinds } from '../../listings/kinds';
import type { Listing } from '../../listings/listing';
import type { Cursor, Page } from '../../shared/page';
import { cleanLine } from '../../shared/text/cleanText';
import type { Uid } from '../../shared/valueTypes';
import { blankSale, isBlank, type Sale } from './sale';

/** The id names the listing. */
interface NotedSale extends Sale {
  readonly id: string;
}

type Sold = Pick<Listing, 'kind' | 'id' | 'sellerId'>;

function pathOf({ kind, id, sellerId }: Sold): RecordPath {
  return ['sellers', sellerId, 'sales', `${listingKinds[kind].collection}_${id}`];
}

function toSale(data: StoredFields): Sale {
  return { price: readText(data, 'price'), buyer: readText(data, 'buyer') };
}

/** What the dealer has noted about the sale of a listing; blank if that is nothing. One read. @throws AppError 'signedOut' */
export async function readSale(listing: Sold): Promise<Sale> {
  const [root, uid, sales, id = ''] = pathOf(listing);
  const query = { collection: `${root}/${uid}/${sales}`, id };
  const data = await readAs(listing.sellerId, (access) => findDocument(query, access));
  return data ? toSale(data) : blankSale;
}

/** All that the dealer has noted. @throws AppError 'signedOut' */
export function listSales(sellerId: Uid, cursor: Cursor | null): Promise<Page<NotedSale>> {
  const query = { collection: `sellers/${sellerId}/sales` } as const;
  return readAs(sellerId, (access) => readPage(query, cursor, (id, data) => ({ id, ...toSale(data) }), access));
}

/** A note without a word is none. */
export function writeSale(write: Write, listing: Sold, sale: Sale): void {
  if (isBlank(sale)) {
    write.delete(pathOf(listing));
    return;
  }
  write.set(pathOf(listing), {
    collection: listingKinds[listing.kind].collection,
    recordId: listing.id,
    price: cleanLine(sale.price),
    buyer: cleanLine(sale.buyer),
    at: serverNow(),
  });
}

/** @throws AppError 'signedOut'; 'denied' when the listing is no longer sold */
export function saveSale(listing: Sold, sale: Sale): Promise<void> {
  return withTimeLimit(async () => {
    await requireSignInAs(listing.sellerId);
    await runBatch(siteClient(), (write) => writeSale(write, listing, sale));
  });
}
