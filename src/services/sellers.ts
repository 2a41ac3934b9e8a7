import {
  collection,
  type DocumentData,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageSize } from '../domain/limits';
import type { Cursor, Page } from '../domain/page';
import type { Seller } from '../domain/seller';
import { unknownName } from '../domain/vehicle';
import { attempt } from './attempt';
import { siteClient } from './firebase';
import { from, toPage } from './paging';
import { readText } from './stored';

function toSeller(id: string, data: DocumentData): Seller {
  return {
    id,
    dealerName: readText(data, 'dealerName') || unknownName,
    distName: readText(data, 'distName'),
    address: readText(data, 'address'),
    phone: readText(data, 'phone'),
    profilePic: readText(data, 'profilePic'),
  };
}

/** null: there is no such dealer. */
export function getSeller(id: string): Promise<Seller | null> {
  return attempt(async () => {
    const snapshot = await getDoc(doc(siteClient().db, 'sellers', id));
    return snapshot.exists() ? toSeller(snapshot.id, snapshot.data()) : null;
  });
}

/** The dealers of one page of listings in one request: at most 30 ids. Dealers who do not exist are left out. */
export function getSellers(ids: readonly string[]): Promise<readonly Seller[]> {
  return attempt(async () => {
    const sellers = collection(siteClient().db, 'sellers');
    const { docs } = await getDocs(query(sellers, where(documentId(), 'in', ids), limit(ids.length)));
    return docs.map((snapshot) => toSeller(snapshot.id, snapshot.data()));
  });
}

export function listSellers(cursor: Cursor | null): Promise<Page<Seller>> {
  return attempt(async () => {
    const sellers = collection(siteClient().db, 'sellers');
    return toPage(await getDocs(query(sellers, orderBy('createdAt'), ...from(cursor), limit(pageSize))), (snapshot) =>
      toSeller(snapshot.id, snapshot.data()),
    );
  });
}
