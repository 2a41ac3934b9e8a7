import { queryOptions } from '@tanstack/react-query';

/** The record of a buyer. null: it is deleted. */
export function personOf(uid: string) {
  return queryOptions({
    queryKey: ['buyer', 'person', uid],
    queryFn: async () => (await (await import('./person.service')).findPerson(uid)) ?? null,
  });
}

/** The e-mail address of the login. */
export function loginEmailOf(uid: string) {
  return queryOptions({
    queryKey: ['fixed', 'loginEmail', uid],
    queryFn: async () => (await import('./login.service')).loginEmail(uid),
  });
}
