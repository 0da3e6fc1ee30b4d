import { defaultConsentDesign } from '@beckon/contract/consent';
import { inEachLanguage } from '@beckon/contract/values';
import { expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { NOON } from './testing/a-record.ts';
import { BOTH_ENGINES } from './testing/both-engines.ts';

/** The files of a banner published before November 2026, which has fewer files. */
const FILES = {
  banner: 'banner',
  css: 'css',
  policy: 'policy',
  panelOptin: 'panel',
  panelOptout: 'panel',
  placeholder: 'Agree to see this',
};

it.each(BOTH_ENGINES)(
  'a migration finds the files of published consent banners, on %s',
  async (_name, connect) => {
    const { db, engine, drop } = await connect();
    try {
      await migrate(db, engine, '0053-count-without-rows');
      const published = {
        design: defaultConsentDesign('en'),
        files: inEachLanguage(() => FILES),
        version: 1,
        at: NOON,
      };
      const design = { draft: '{}', revision: 1, record_days: 30 };
      await db
        .insertInto('consent_design')
        .values([
          { ...design, site_id: 'draft', published: null },
          ...Array.from({ length: 120 }, (_, n) => ({
            ...design,
            site_id: `site${n}`,
            published: JSON.stringify(published),
          })),
        ])
        .execute();
      await migrate(db, engine);
      const uses = await db.selectFrom('consent_version_file').selectAll().execute();
      expect(uses).toHaveLength(480);
      const ofOne = uses.filter(({ site_id }) => site_id === 'site7').map(({ hash }) => hash);
      expect(ofOne.toSorted()).toEqual(['banner', 'css', 'panel', 'policy']);
      const versions = await db.selectFrom('consent_version').selectAll().execute();
      expect(versions).toHaveLength(120);
      expect(versions[0]).toMatchObject({ version: 1, published: JSON.stringify(published) });
    } finally {
      await db.destroy();
      await drop();
    }
  },
);
