import { queryOptions } from '@tanstack/react-query';
import { queryClient } from '../lists/queryClient';

/** The record of a buyer. null: it is deleted. */
export function personOf(uid: string) {
  return queryOptions({
    queryKey: ['person', uid],
    queryFn: async () => (await import('./person.service')).readPerson(uid),
  });
}

/** After a change, or an interrupted deletion. */
export function readPersonAgain(uid: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: personOf(uid).queryKey });
}

/** The e-mail address of the login. */
export function loginEmailOf(uid: string) {
  return queryOptions({
    queryKey: ['loginEmail', uid],
    queryFn: async () => (await import('./login.service')).loginEmail(uid),
  });
}
