import { csvLine, CSV_START } from '../../lib/csv-text.ts';
import { letOthersRun } from '../../lib/let-others-run.ts';
import type { CommentQuery, CommentRecord, Store } from '../../store/store.ts';

const HEADINGS = [
  'Time (UTC)',
  'State',
  'Article',
  'Name',
  'E-mail',
  'Website',
  'Comment',
  'Page',
  'Id',
  'Answers',
];
const CHUNK = 200;

/** All comments that match, newest first, a page at a time: other calls come in between. */
export async function* commentsCsv(
  store: Pick<Store, 'commentsPage'>,
  accountId: string,
  siteId: string,
  query: CommentQuery,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADINGS);
  let cursor: string | undefined;
  do {
    const page = await store.commentsPage(accountId, siteId, {
      ...query,
      ...(cursor === undefined ? {} : { cursor }),
      limit: CHUNK,
    });
    yield page?.comments.map(commentLine).join('') ?? '';
    cursor = page?.nextCursor;
    await letOthersRun();
  } while (cursor !== undefined);
}

function commentLine(comment: CommentRecord): string {
  return csvLine([
    new Date(comment.at).toISOString(),
    comment.state,
    comment.articleId,
    comment.author,
    comment.email,
    comment.authorUrl,
    comment.text,
    comment.pageUrl,
    comment.id,
    comment.parentId,
  ]);
}
