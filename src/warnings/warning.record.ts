import { readText, readTime, type StoredFields } from '../firebase/stored';
import type { Warning } from './warning';

export const warningCollection = 'warnings';

export function toWarning(id: string, data: StoredFields): Warning {
  return {
    id,
    sellerId: readText(data, 'sellerId'),
    text: readText(data, 'text'),
    at: readTime(data, 'at'),
    readAt: readTime(data, 'readAt'),
  };
}
