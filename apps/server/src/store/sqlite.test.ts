import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultConsentDesign } from '@beckon/contract/consent';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openFile, openSqlite } from './databases/open-sqlite.ts';
import { aComment, aConversion, aPopup, aProof, aSite, NOON, TODAY } from './testing/a-record.ts';
import { emptySqliteFile } from './testing/empty-sqlite.ts';
import { storeSuite } from './suites/store-suite.ts';
import { DAY_MS } from '../lib/time/durations.ts';

storeSuite('SQLite', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'beckon-store-'));
  const file = join(folder, 'beckon.db');
  writeFileSync(file, await emptySqliteFile());
  let opened = await openSqlite(file);
  let isOpen = true;
  return {
    opened,
    async reopen() {
      await opened.store.close();
      isOpen = false;
      opened = await openSqlite(file);
      isOpen = true;
      return opened;
    },
    async remove() {
      if (isOpen) await opened.store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
});

describe('the SQLite engine', () => {
  it('a database that this version refuses is closed again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beckon-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'beckon.db');
    const { db, store } = await openSqlite(file);
    await sql`insert into kysely_migration (name, timestamp)
      values ('9999-later', '2099-01-01T00:00:00.000Z')`.execute(db);
    await store.close();
    await expect(openSqlite(file)).rejects.toThrow('9999-later');
    // The files beside it exist as long as a connection is open.
    expect(readdirSync(folder)).toEqual(['beckon.db']);
  });

  it('the SQLite files contain nothing of erased comments and proofs of consent', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beckon-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { store } = await openSqlite(join(folder, 'beckon.db'));
    await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
    await store.createSite('account1', aSite());
    const design = { ...defaultConsentDesign('en'), recordDays: 30 };
    await store.saveConsentDraft('account1', 'site1', {
      draft: design,
      expectedRevision: 0,
    });
    await store.addComment(aComment({ id: 'c1', text: 'words of Ruth' }));
    await store.addComment(aComment({ id: 'c2', text: 'offer of pills', state: 'spam' }));
    await store.recordConsent(aProof({ consentId: 'id-of-proof' }), 'none-1');
    await store.countConsent({
      siteId: 'site1',
      visitorId: 'id-without-proof',
      outcome: 'refused',
      day: TODAY,
    });
    const texts = ['words of Ruth', 'offer of pills', 'id-of-proof', 'id-without-proof'];
    const leftInFiles = () => {
      const files = readdirSync(folder).map((file) => readFileSync(join(folder, file)));
      return texts.filter((text) => files.some((content) => content.includes(text)));
    };
    expect(leftInFiles()).toEqual(texts);
    await store.deleteComments('account1', 'site1', ['c1']);
    expect(leftInFiles()).toEqual(texts.slice(1));
    await store.removeOldSpam(NOON + 1);
    expect(leftInFiles()).toEqual(texts.slice(2));
    await store.removeOldConsent(NOON + 31 * DAY_MS);
    expect(leftInFiles()).toEqual([]);
    await store.close();
  });

  it('the SQLite files contain nothing of an erased person', { timeout: 4_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beckon-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { store } = await openSqlite(join(folder, 'beckon.db'));
    await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
    await store.createSite('account1', aSite());
    await store.createPopup('account1', aPopup());
    const isInFiles = (text: string) =>
      readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes(text));
    for (const [id, email] of Object.entries({
      lead1: 'ruth@person.test',
      lead2: 'dan@person.test',
    }))
      await store.recordConversion(aConversion({ id, email }));
    expect([isInFiles('ruth@'), isInFiles('dan@')]).toEqual([true, true]);
    await store.deleteLeads('account1', 'site1', ['lead1']);
    expect([isInFiles('ruth@'), isInFiles('dan@')]).toEqual([false, true]);
    // The store does not wait for readers of the file: that could block everything else for five
    // seconds.
    const reader = openFile(join(folder, 'beckon.db'));
    reader.exec('begin; select count(*) from lead');
    await store.erasePeople('account1', 'site1', ['lead2']);
    reader.close();
    await store.recordConversion(aConversion({ id: 'lead3', email: 'eve@person.test' }));
    await store.deleteLeads('account1', 'site1', ['lead3']);
    expect(isInFiles('dan@')).toBe(false);
    await store.close();
  });

  it('the SQLite files contain nothing of the leads of a removed site', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'beckon-store-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { store } = await openSqlite(join(folder, 'beckon.db'));
    await store.createAccount({ id: 'account1', name: 'Dana', at: NOON });
    await store.createSite('account1', aSite());
    await store.createPopup('account1', aPopup());
    await store.recordConversion(aConversion({ email: 'ruth@person.test' }));
    const isInFiles = () =>
      readdirSync(folder).some((file) => readFileSync(join(folder, file)).includes('ruth@'));
    expect(isInFiles()).toBe(true);
    await store.deleteSite('account1', 'site1');
    await store.removeLeftovers();
    expect(isInFiles()).toBe(false);
    await store.close();
  });

  it('the SQLite engine flushes each commit to the disk', async () => {
    const { db, store } = await openSqlite(':memory:');
    expect((await sql<{ synchronous: number }>`pragma synchronous`.execute(db)).rows).toEqual([
      { synchronous: 2 },
    ]);
    await store.close();
  });

  it('the SQLite engine passes a date as text, not as NULL, also as the first value', async () => {
    const { db, store } = await openSqlite(':memory:');
    const { rows } = await sql<{ at: string }>`select ${new Date(0)} as at`.execute(db);
    expect(rows).toEqual([{ at: '1970-01-01T00:00:00.000Z' }]);
    await store.close();
  });

  it('the SQLite engine reports why a transaction failed, also if SQLite rolled it back itself, as on a full disk', async () => {
    const { db, store } = await openSqlite(':memory:');
    const failing = db.transaction().execute(async (transaction) => {
      await sql`rollback`.execute(transaction);
      throw new Error('database or disk is full');
    });
    await expect(failing).rejects.toThrow('database or disk is full');
    await store.close();
  });

  it('the SQLite engine rejects a file that is not a database', async () => {
    await expect(openSqlite(import.meta.filename)).rejects.toThrow('not a database');
  });
});
