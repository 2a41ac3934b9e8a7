import { useQueries } from '@tanstack/react-query';
import { type CappedCount, formatCount, sumOf } from '../../domain/cappedCount';
import type { CountedState } from '../../domain/review';
import type { VehicleKind } from '../../domain/vehicleKinds';
import { countOpenMessages } from '../../services/messages';
import { countPosts } from '../../services/posts';
import { queryKeys } from '../queries/queryKeys';

const kinds: readonly VehicleKind[] = ['car', 'bike'];
const states: readonly CountedState[] = ['pending', 'approved', 'rejected'];
const counted = states.flatMap((state) => kinds.map((kind) => ({ state, kind })));

export type CountedTab = CountedState | 'messages';

function total(counts: readonly (CappedCount | undefined)[]): string {
  const known = counts.filter((count) => count !== undefined);
  return known.length < counts.length ? '' : formatCount(sumOf(known));
}

/** How much there is in each tab; '' while that is not known, and where it cannot be. */
export function useCounts(): Readonly<Record<CountedTab, string>> {
  const posts = useQueries({
    queries: counted.map(({ state, kind }) => ({
      queryKey: queryKeys.postCount(kind, state),
      queryFn: () => countPosts(state, kind),
    })),
  });
  const [messages] = useQueries({ queries: [{ queryKey: queryKeys.openMessages(), queryFn: countOpenMessages }] });
  const of = (wanted: CountedState) =>
    total(posts.filter((_, index) => counted[index]?.state === wanted).map(({ data }) => data));
  return {
    pending: of('pending'),
    approved: of('approved'),
    rejected: of('rejected'),
    messages: total([messages.data]),
  };
}
