import { readText, readTime, type StoredFields } from '../firebase/stored';
import { isReportReason, type Report, type ReportedCollection } from './report';

function toCollection(text: string): ReportedCollection {
  return text === 'bikes' || text === 'sellers' ? text : 'products';
}

export function toReport(id: string, data: StoredFields): Report {
  const reason = readText(data, 'reason');
  return {
    id,
    collection: toCollection(readText(data, 'collection')),
    recordId: readText(data, 'recordId'),
    sellerId: readText(data, 'sellerId'),
    name: readText(data, 'name'),
    userId: readText(data, 'userId'),
    reason: isReportReason(reason) ? reason : 'other',
    text: readText(data, 'text'),
    at: readTime(data, 'at'),
    handledAt: readTime(data, 'handledAt'),
  };
}
