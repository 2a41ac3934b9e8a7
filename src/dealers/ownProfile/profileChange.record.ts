import { readText, readTime, type StoredFields } from '../../firebase/stored';
import type { Uid } from '../../shared/valueTypes';
import { toDealer } from '../dealer.record';
import { identityOf } from '../dealerIdentity';
import type { ProfileChange } from './profileChange';

/** null: there is none, or it is approved, and has become the public record. */
export function toProfileChange(id: Uid, data: StoredFields | undefined): ProfileChange | null {
  if (data?.status !== 'waiting' && data?.status !== 'rejected') return null;
  return {
    wanted: identityOf(toDealer(id, data)),
    status: data.status,
    reason: readText(data, 'reason'),
    updatedAt: readTime(data, 'updatedAt'),
  };
}
