import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { CommentQuery, CommentRecord, Store } from '../../store/store.ts';

const COLUMNS: CsvColumns<CommentRecord> = [
  ['Time (UTC)', ({ at }) => new Date(at).toISOString()],
  ['State', ({ state }) => state],
  ['Article', ({ articleId }) => articleId],
  ['Name', ({ author }) => author],
  ['E-mail', ({ email }) => email],
  ['Website', ({ authorUrl }) => authorUrl],
  ['Comment', ({ text }) => text],
  ['Page', ({ pageUrl }) => pageUrl],
  ['Id', ({ id }) => id],
  ['Answers', ({ parentId }) => parentId],
];
const CHUNK = 200;

/**
 * All comments that match the query, newest first. Read page by page, so that other requests can
 * run in between.
 */
export async function* commentsCsv(
  store: Pick<Store, 'commentsPage'>,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  query: CommentQuery,
): AsyncGenerator<string> {
  yield csvStart(COLUMNS);
  let cursor: string | undefined;
  do {
    const page = await store.commentsPage(accountId, siteId, {
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
      limit: CHUNK,
    });
    yield csvRows(COLUMNS, page?.comments ?? []);
    cursor = page?.nextCursor;
    await letOthersRun();
  } while (cursor !== undefined);
}
