import { sql, type SqlBool } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database, Engine } from '../../database.ts';
import type { CommentQuery, CommentRecord, CommentStore } from '../../records/comment-record.ts';
import { stateOf, toComment } from './comment-row.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { likePattern } from '../../like-pattern.ts';
import { readCursor } from '../read-cursor.ts';

type OwnerComments = Pick<
  CommentStore,
  'commentsPage' | 'countComments' | 'setCommentState' | 'deleteComments'
>;

interface Position {
  readonly at: number;
  readonly id: string;
}

/**
 * The comments read in one step. It takes some milliseconds, even when each is compared with a
 * search.
 */
const STEP = 500;

/** Comments as the owner of the site manages them. */
export function buildOwnerComments(db: Database, engine: Engine): OwnerComments {
  return {
    async commentsPage(accountId, siteId, { cursor, limit, ...query }) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      const found = await newestComments(db, siteId, {
        ...query,
        after: parseCursor(cursor),
        limit: limit + 1,
      });
      const comments = found.slice(0, limit);
      const last = found.length > limit ? comments.at(-1) : undefined;
      return { comments, nextCursor: last && `${last.at}~${last.id}` };
    },
    async countComments(accountId, siteId) {
      if (!(await ownsSite(db, accountId, siteId))) return undefined;
      const rows = await db
        .selectFrom('comment')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .where('site_id', '=', siteId)
        .groupBy('state')
        .execute();
      const counts = { pending: 0, approved: 0, spam: 0 };
      for (const { state, count } of rows) counts[stateOf(state)] += Number(count);
      return counts;
    },
    async setCommentState(accountId, { siteId, commentIds }, state) {
      if (commentIds.length === 0 || !(await ownsSite(db, accountId, siteId))) return 0;
      const changed = await db
        .updateTable('comment')
        .set({ state })
        .where('site_id', '=', siteId)
        .where('id', 'in', commentIds)
        .returning('id')
        .execute();
      return changed.length;
    },
    async deleteComments(accountId, siteId, commentIds) {
      if (commentIds.length === 0 || !(await ownsSite(db, accountId, siteId))) return 0;
      const erased = await db
        .transaction()
        .execute((transaction) => erase(transaction, siteId, commentIds));
      if (erased > 0) await engine.forgetRemoved(db);
      return erased;
    },
  };
}

/**
 * Erases one after the other, so that a reply moves up twice if its comment and the one above are
 * both erased.
 */
async function erase(
  transaction: Database,
  siteId: string,
  commentIds: readonly string[],
): Promise<number> {
  let erased = 0;
  for (const id of commentIds) {
    const gone = await transaction
      .deleteFrom('comment')
      .where('site_id', '=', siteId)
      .where('id', '=', id)
      .returning('parent_id')
      .executeTakeFirst();
    if (gone === undefined) continue;
    erased += 1;
    await transaction
      .updateTable('comment')
      .set({ parent_id: gone.parent_id })
      .where('site_id', '=', siteId)
      .where('parent_id', '=', id)
      .execute();
  }
  return erased;
}

interface Wanted extends CommentQuery {
  readonly after: Position | undefined;
  readonly limit: number;
}

/**
 * The newest comments that match; a search works in small steps, and other work can run between
 * them.
 */
async function newestComments(
  db: Database,
  siteId: string,
  { search, state, after: start, limit }: Wanted,
): Promise<readonly CommentRecord[]> {
  if (search === undefined) {
    const rows = await newestFirst(db, siteId, { state, after: start })
      .selectAll()
      .limit(limit)
      .execute();
    return rows.map(toComment);
  }
  const found: CommentRecord[] = [];
  let after = start;
  for (;;) {
    const stretch = newestFirst(db, siteId, { state, after });
    const positions = await stretch.select(['at', 'id']).limit(STEP).execute();
    const last = positions.at(-1);
    if (last === undefined) return found;
    const rows = await stretch
      .selectAll()
      .where(sql<SqlBool>`(comment.at, comment.id) >= (${last.at}, ${last.id})`)
      .where(sql<SqlBool>`search_text like ${likePattern(search)} escape '!'`)
      .limit(limit - found.length)
      .execute();
    found.push(...rows.map(toComment));
    if (positions.length < STEP || found.length >= limit) return found;
    after = { at: Number(last.at), id: last.id };
    await letOthersRun();
  }
}

function newestFirst(
  db: Database,
  siteId: string,
  { state, after }: { readonly state: CommentQuery['state']; readonly after: Position | undefined },
) {
  let query = db
    .selectFrom('comment')
    .where('site_id', '=', siteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc');
  if (state !== undefined) query = query.where('state', '=', state);
  if (after !== undefined)
    query = query.where(sql<SqlBool>`(comment.at, comment.id) < (${after.at}, ${after.id})`);
  return query;
}

function parseCursor(cursor: string | undefined): Position | undefined {
  const [at, id] = readCursor(/^(\d{1,15})~([\w-]{1,80})$/, cursor) ?? [];
  return at === undefined || id === undefined ? undefined : { at: Number(at), id };
}
