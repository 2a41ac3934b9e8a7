import type { InfiniteData } from '@tanstack/react-query';
import { listingMoves } from '../../domain/listingState';
import type { Page } from '../../domain/page';
import { type Post, type ReviewMove, statesTouchedBy } from '../../domain/review';
import { readPost } from '../../services/posts';
import { queryClient } from '../queries/queryClient';
import { queryKeys } from '../queries/queryKeys';

/** What the admin's lists show of a post, without reading them again; null: it is there no longer. */
function put({ id, kind }: Post, changed: Post | null): void {
  queryClient.setQueriesData<InfiniteData<Page<Post>>>(
    { queryKey: queryKeys.posts() },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.flatMap((post) => (post.id === id && post.kind === kind ? (changed ?? []) : post)),
        })),
      },
  );
}

/** Shows where a move has left a post, in its place; the public lists, which it changed, are read anew when visited. */
export function rememberMove(move: ReviewMove, post: Post, rejectReason = ''): void {
  put(post, { ...post, state: listingMoves[move].to, rejectReason });
  for (const state of statesTouchedBy(move)) {
    void queryClient.invalidateQueries({ queryKey: queryKeys.postCount(post.kind, state) });
  }
  queryClient.removeQueries({ queryKey: ['approved', post.kind] });
  queryClient.removeQueries({ queryKey: queryKeys.approvedOfSeller(post.kind, post.sellerId) });
}

/** Reads a post anew, so that the next decision is on how it stands now. Where that fails, it stays as it is shown. */
export async function lookAgain(post: Post): Promise<void> {
  void queryClient.invalidateQueries({ queryKey: queryKeys.reviewsOf(post.kind, post.id) });
  try {
    put(post, await readPost(post.kind, post.id));
  } catch {
    // A decision on it is refused, and it is read anew then.
  }
}
