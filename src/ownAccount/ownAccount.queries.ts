import { queryOptions } from '@tanstack/react-query';
import type { Uid } from '../shared/valueTypes';

/** The record of a buyer. null: it is deleted. */
export function personOf(uid: Uid) {
  return queryOptions({
    queryKey: ['buyer', 'person', uid],
    queryFn: async () => (await (await import('./person.service')).findPerson(uid)) ?? null,
  });
}

/** The e-mail address of the login. */
export function loginEmailOf(uid: Uid) {
  return queryOptions({
    queryKey: ['fixed', 'loginEmail', uid],
    queryFn: async () => (await import('./login.service')).loginEmail(uid),
  });
}
