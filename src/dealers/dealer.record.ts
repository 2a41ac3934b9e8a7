import { readText, readTime, type StoredFields } from '../firebase/stored';
import { unknownName } from '../shared/texts';
import type { Uid } from '../shared/valueTypes';
import type { Dealer } from './dealer';

export function toDealer(id: Uid, data: StoredFields): Dealer {
  return {
    id,
    dealerName: readText(data, 'dealerName') || unknownName,
    distName: readText(data, 'distName'),
    address: readText(data, 'address'),
    phone: readText(data, 'phone'),
    profilePic: readText(data, 'profilePic'),
    approved: data.approved === true,
    joinedAt: readTime(data, 'createdAt'),
    check: data.check,
  };
}
