import { inBatches } from '../shared/inBatches';
import { getDealers } from './dealers.service';

/** One public dealer; null: no such dealer, or no longer public. */
export const getDealerInBatch = inBatches(getDealers, ({ id }) => id);
