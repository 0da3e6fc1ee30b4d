import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import type { Database, Engine } from '../../database.ts';
import type { CommentRecord, CommentStore } from '../../records/comment-record.ts';
import { toComment, toCommentRow } from './comment-row.ts';
import { holdSites } from '../sites/hold-sites.ts';

type ReaderComments = Pick<
  CommentStore,
  'addComment' | 'isApproved' | 'articleComments' | 'isSpammer' | 'removeOldSpam'
>;

/** The number of rows handled at once, so that no caller waits long for the database. */
const SLICE = 500;

/** Comments as readers write and see them. */
export function buildComments(db: Database, engine: Engine): ReaderComments {
  return {
    addComment: (comment) =>
      db.transaction().execute(async (transaction) => {
        const there = await holdSites(transaction, engine, [comment.siteId]);
        return there.has(comment.siteId) ? addOnce(transaction, comment) : comment;
      }),
    async isApproved(siteId, articleId, commentId) {
      const row = await db
        .selectFrom('comment')
        .select('id')
        .where('id', '=', commentId)
        .where('site_id', '=', siteId)
        .where('article_id', '=', articleId)
        .where('state', '=', 'approved')
        .executeTakeFirst();
      return row !== undefined;
    },
    async articleComments(siteId, articleId, { alsoPending, limit }) {
      const ofArticle = db
        .selectFrom('comment')
        .selectAll()
        .where('site_id', '=', siteId)
        .where('article_id', '=', articleId);
      const approved = await ofArticle
        .where('state', '=', 'approved')
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      const pending =
        alsoPending === undefined
          ? []
          : await ofArticle.where('id', '=', alsoPending).where('state', '=', 'pending').execute();
      return [...approved.toReversed(), ...pending].map(toComment);
    },
    async isSpammer(siteId, addressHash) {
      const states = await db
        .selectFrom('comment')
        .select('state')
        .distinct()
        .where('site_id', '=', siteId)
        .where('address_hash', '=', addressHash)
        .where('state', 'in', ['spam', 'approved'])
        .execute();
      return states.length === 1 && states[0]?.state === 'spam';
    },
    async removeOldSpam(before) {
      const removed = await removeSpam(db, before);
      if (removed > 0) await engine.forgetRemoved(db);
      return removed;
    },
  };
}

/**
 * Adds a comment once. The same words at the same place by the same writer are one comment, even if
 * two arrive at the same time.
 */
async function addOnce(db: Database, comment: CommentRecord): Promise<CommentRecord> {
  const row = toCommentRow(comment);
  const added = await db
    .insertInto('comment')
    .values(row)
    .onConflict((oc) => oc.columns(['site_id', 'digest']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (added !== undefined) return toComment(added);
  const first = await db
    .selectFrom('comment')
    .selectAll()
    .where('site_id', '=', row.site_id)
    .where('digest', '=', row.digest)
    .executeTakeFirst();
  // The stored comment was erased in between. The second sender gets the same answer as if it still
  // existed.
  return first === undefined ? comment : toComment(first);
}

async function removeSpam(db: Database, before: number): Promise<number> {
  let removed = 0;
  for (;;) {
    const old = db
      .selectFrom('comment')
      .select('id')
      .where('state', '=', 'spam')
      .where('at', '<', before)
      .limit(SLICE);
    const gone = await db.deleteFrom('comment').where('id', 'in', old).returning('id').execute();
    removed += gone.length;
    if (gone.length < SLICE) return removed;
    await letOthersRun();
  }
}
