import type { Selectable } from 'kysely';
import type { Database } from '../database.ts';
import type { PictureRecord, PictureStore } from '../records/picture-record.ts';
import type { Tables } from '../tables.ts';

const COLUMNS = ['id', 'site_id', 'name', 'kind', 'bytes', 'created_at'] as const;

export function buildPictureStore(db: Database): PictureStore {
  const siteOf = (accountId: string, siteId: string) =>
    db
      .selectFrom('site')
      .select('id')
      .where('id', '=', siteId)
      .where('account_id', '=', accountId)
      .executeTakeFirst();
  const find = (pictureId: string) =>
    db.selectFrom('picture').select(COLUMNS).where('id', '=', pictureId).executeTakeFirst();
  return {
    async addPicture(accountId, { id, siteId, name, kind, bytes, at, data }, most) {
      if (!(await siteOf(accountId, siteId))) return undefined;
      const known = await find(id);
      if (known) return toPicture(known);
      const { count } = await db
        .selectFrom('picture')
        .select((eb) => eb.fn.countAll().as('count'))
        .where('site_id', '=', siteId)
        .executeTakeFirstOrThrow();
      if (Number(count) >= most) return 'full';
      const row = { id, site_id: siteId, name, kind, bytes, created_at: at };
      await db
        .insertInto('picture')
        .values({ ...row, data: data.toString('base64') })
        .onConflict((oc) => oc.doNothing())
        .execute();
      return toPicture(row);
    },
    async picturesOf(accountId, siteId) {
      if (!(await siteOf(accountId, siteId))) return [];
      const rows = await db
        .selectFrom('picture')
        .select(COLUMNS)
        .where('site_id', '=', siteId)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toPicture);
    },
    async removePicture(accountId, siteId, pictureId) {
      if (!(await siteOf(accountId, siteId))) return false;
      const gone = await db
        .deleteFrom('picture')
        .where('id', '=', pictureId)
        .where('site_id', '=', siteId)
        .returning('id')
        .execute();
      return gone.length > 0;
    },
    async pictureData(pictureId) {
      const row = await db
        .selectFrom('picture')
        .select(['kind', 'data'])
        .where('id', '=', pictureId)
        .executeTakeFirst();
      return row && { kind: row.kind, data: Buffer.from(row.data, 'base64') };
    },
  };
}

function toPicture({
  id,
  site_id,
  name,
  kind,
  bytes,
  created_at,
}: Omit<Selectable<Tables['picture']>, 'data'>): PictureRecord {
  return { id, siteId: site_id, name, kind, bytes, at: created_at };
}
