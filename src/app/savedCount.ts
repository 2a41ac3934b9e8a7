import { lazyWhenIdle } from '../ui/lazyWhenIdle';

/** The number of saved listings beside the links to them, in the navbar and in the bar of a phone. */
export const SavedCount = lazyWhenIdle(() => import('../saved/SavedCount'));
