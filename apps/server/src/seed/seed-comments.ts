import type { Store } from '../store/store.ts';
import type { DemoComment } from './demo-comments.ts';
import { MINUTE_MS } from '../lib/time/durations.ts';

interface SeedCommentsDeps {
  readonly store: Store;
  readonly now: () => number;
}

/** Readers' comments of a demo site, one of them waiting for its owner. */
export async function seedComments(
  { store, now }: SeedCommentsDeps,
  siteId: string,
  comments: readonly DemoComment[],
): Promise<void> {
  for (const { parentId = '', minutesAgo, page, ...comment } of comments)
    await store.addComment({
      ...comment,
      siteId,
      parentId,
      email: '',
      authorUrl: '',
      pageUrl: page,
      addressHash: '',
      at: now() - minutesAgo * MINUTE_MS,
    });
}
