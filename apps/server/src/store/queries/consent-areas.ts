import type { Database } from '../database.ts';
import type { ConsentStore } from '../records/consent-record.ts';
import { ownsSite } from './owns-site.ts';

type AreaStore = Pick<ConsentStore, 'consentFile' | 'consentArea' | 'saveConsentArea'>;

/** The files that a publish made, and the html that waits for consent. */
export function buildConsentAreas(db: Database): AreaStore {
  return {
    async consentFile(hash) {
      const row = await db
        .selectFrom('consent_file')
        .select('body')
        .where('hash', '=', hash)
        .executeTakeFirst();
      return row?.body;
    },
    async consentArea(siteId, postId, blockId) {
      const row = await db
        .selectFrom('consent_area')
        .select('html')
        .where('site_id', '=', siteId)
        .where('post_id', '=', postId)
        .where('block_id', '=', blockId)
        .executeTakeFirst();
      return row?.html;
    },
    async saveConsentArea(accountId, siteId, { postId, blockId, html }) {
      if (!(await ownsSite(db, accountId, siteId))) return false;
      const key = { site_id: siteId, post_id: postId, block_id: blockId };
      if (html === '')
        await db
          .deleteFrom('consent_area')
          .where('site_id', '=', siteId)
          .where('post_id', '=', postId)
          .where('block_id', '=', blockId)
          .execute();
      else
        await db
          .insertInto('consent_area')
          .values({ ...key, html })
          .onConflict((oc) => oc.columns(['site_id', 'post_id', 'block_id']).doUpdateSet({ html }))
          .execute();
      return true;
    },
  };
}
