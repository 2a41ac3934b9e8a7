import { inBatches } from '../shared/inBatches';
import { readDealers } from './dealers.service';

/** One public dealer; undefined: no such dealer, or no longer public. */
export const findDealerInBatch = inBatches(readDealers, ({ id }) => id);
