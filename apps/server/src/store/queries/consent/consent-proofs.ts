import { type Selectable, sql } from 'kysely';
import { letOthersRun } from '../../../lib/time/let-others-run.ts';
import { ANONYMOUS_ID } from '../../../lib/visitors/anonymous-id.ts';
import type { Database, Engine } from '../../database.ts';
import { parseJson } from '../../parse-json.ts';
import {
  CONSENT_OUTCOMES,
  type ConsentDay,
  type ConsentOutcome,
  type ConsentProof,
  type ConsentStore,
  type ProofQuery,
} from '../../records/consent-record.ts';
import type { Tables } from '../../tables/tables.ts';
import { countOutcome } from './consent-counts.ts';
import { removeStep, type RemoveStep, ROWS_A_STEP } from '../remove-step.ts';
import { holdSites } from '../sites/hold-sites.ts';
import { ownsSite } from '../sites/owns-site.ts';
import { DAY_MS } from '../../../lib/time/durations.ts';

type ProofStore = Pick<
  ConsentStore,
  | 'recordConsent'
  | 'countConsent'
  | 'consentProofs'
  | 'removeConsentOf'
  | 'consentDays'
  | 'removeOldConsent'
>;

/** Proofs of consent and the counts of each day, written together. */
export function buildConsentProofs(db: Database, engine: Engine): ProofStore {
  return {
    async recordConsent(proof, anonymousId) {
      const { siteId, consentId, outcome, day } = proof;
      await db.transaction().execute(async (transaction) => {
        const there = await holdSites(transaction, engine, [siteId]);
        if (!there.has(siteId)) return;
        const stored = await transaction
          .insertInto('consent_proof')
          .values(toRow(proof))
          .onConflict((oc) => oc.column('id').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (stored === undefined) return;
        const counted = { siteId, visitorId: consentId, outcome, day };
        await countOutcome(transaction, counted, { proof, anonymousId });
      });
    },
    countConsent: (counted) =>
      db.transaction().execute((transaction) => countOutcome(transaction, counted)),
    consentProofs: async (accountId, siteId, query) =>
      (await ownsSite(db, accountId, siteId)) ? findProofs(db, siteId, query) : [],
    async removeConsentOf(accountId, siteId, consentId) {
      if (!(await ownsSite(db, accountId, siteId))) return 0;
      const removed = await db
        .transaction()
        .execute((transaction) => removeVisitor(transaction, siteId, consentId));
      if (removed > 0) await engine.forgetRemoved(db);
      return removed;
    },
    consentDays: async (accountId, siteId, days) =>
      (await ownsSite(db, accountId, siteId)) ? findDays(db, siteId, days) : [],
    async removeOldConsent(now) {
      const sites = await db
        .selectFrom('consent_design')
        .select(['site_id', 'record_days'])
        .execute();
      let removed = 0;
      let forgotten = 0;
      for (const { site_id: siteId, record_days: days } of sites) {
        const moment = now - Number(days) * DAY_MS;
        removed += await removeBefore(db, siteId, moment);
        const before = { chosen: dayOf(moment), anonymous: dayOf(now - DAY_MS) };
        forgotten += await forgetVisitors(db, engine, { siteId, before });
        await letOthersRun();
      }
      if (removed + forgotten > 0) await engine.forgetRemoved(db);
      return removed;
    },
  };
}

async function findDays(
  db: Database,
  siteId: string,
  { from, until }: { readonly from: string; readonly until: string },
): Promise<readonly ConsentDay[]> {
  const rows = await db
    .selectFrom('consent_day')
    .select(['day', 'outcome', 'count'])
    .where('site_id', '=', siteId)
    .where('day', '>=', from)
    .where('day', '<=', until)
    .where('count', '>', 0)
    .orderBy('day')
    .orderBy('outcome')
    .execute();
  return rows.map(({ day, outcome, count }) => ({
    day,
    outcome: outcomeOf(outcome),
    count: Number(count),
  }));
}

async function findProofs(
  db: Database,
  siteId: string,
  { search, before, limit }: ProofQuery,
): Promise<readonly ConsentProof[]> {
  let query = db
    .selectFrom('consent_proof')
    .selectAll()
    .where('site_id', '=', siteId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  // PostgreSQL compares this column by code, whatever the locale of the database.
  if (search !== '')
    query = query.where('consent_id', '>=', search).where('consent_id', '<', `${search}\u{10ffff}`);
  if (before !== undefined)
    query = query.where((eb) =>
      eb.or([
        eb('at', '<', before.at),
        eb.and([eb('at', '=', before.at), eb('id', '<', before.id)]),
      ]),
    );
  return (await query.execute()).map(toProof);
}

/** Locks the visitor first, as counting does. */
async function removeVisitor(db: Database, siteId: string, consentId: string): Promise<number> {
  await db
    .deleteFrom('consent_visitor')
    .where('site_id', '=', siteId)
    .where('consent_id', '=', consentId)
    .execute();
  const gone = await db
    .deleteFrom('consent_proof')
    .where('site_id', '=', siteId)
    .where('consent_id', '=', consentId)
    .returning('id')
    .execute();
  return gone.length;
}

function removeBefore(db: Database, siteId: string, moment: number): Promise<number> {
  const where = sql`site_id = ${siteId} and at < ${moment}`;
  return removeAll(db, { table: 'consent_proof', key: ['id'], where });
}

/**
 * Removes visitors last counted before these days; returns how many. Anonymous visitors have their
 * own condition, which the primary key answers: together with the other one, the database would
 * read each visitor who chose since then.
 */
async function forgetVisitors(
  db: Database,
  { name }: Engine,
  {
    siteId,
    before,
  }: {
    readonly siteId: string;
    readonly before: { readonly chosen: string; readonly anonymous: string };
  },
): Promise<number> {
  const visitors = { table: 'consent_visitor', key: ['site_id', 'consent_id'] } as const;
  const ofSite = sql`site_id = ${siteId}`;
  // PostgreSQL orders texts by the locale of the database: another order than that of codes may
  // put ids outside of this span, or others into it. SQLite uses no index for `like`.
  const isAnonymous =
    name === 'postgres'
      ? sql`consent_id like ${`${ANONYMOUS_ID}%`}`
      : sql`consent_id >= ${ANONYMOUS_ID} and consent_id < ${`${ANONYMOUS_ID}\u{10ffff}`}`;
  const chosen = sql`${ofSite} and day < ${before.chosen}`;
  // The day is a computed value, so that SQLite does not take the index of days.
  const anonymous = sql`${ofSite} and ${isAnonymous} and day || '' < ${before.anonymous}`;
  return (
    (await removeAll(db, { ...visitors, where: chosen })) +
    (await removeAll(db, { ...visitors, where: anonymous }))
  );
}

/** Other work runs after each step that removed something. */
async function removeAll(db: Database, step: RemoveStep): Promise<number> {
  for (let removed = 0; ; await letOthersRun()) {
    const gone = await removeStep(db, step);
    removed += gone;
    if (gone < ROWS_A_STEP) return removed;
  }
}

/** The day in UTC. A site's own day may be one day later or earlier. */
function dayOf(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}

function toRow(proof: ConsentProof): Tables['consent_proof'] {
  return {
    id: proof.id,
    site_id: proof.siteId,
    consent_id: proof.consentId,
    at: proof.at,
    day: proof.day,
    policy_id: proof.policyId,
    banner_version: proof.bannerVersion,
    consent_type: proof.consentType,
    region: proof.region,
    categories: JSON.stringify(proof.categories),
    services: JSON.stringify(proof.services),
    outcome: proof.outcome,
    address_hash: proof.addressHash,
  };
}

function toProof(row: Selectable<Tables['consent_proof']>): ConsentProof {
  return {
    id: row.id,
    siteId: row.site_id,
    consentId: row.consent_id,
    at: Number(row.at),
    day: row.day,
    policyId: Number(row.policy_id),
    bannerVersion: Number(row.banner_version),
    consentType: row.consent_type,
    region: row.region,
    categories: parseJson<readonly string[]>(row.categories),
    services: parseJson<Readonly<Record<string, boolean>>>(row.services),
    outcome: outcomeOf(row.outcome),
    addressHash: row.address_hash,
  };
}

function outcomeOf(text: string): ConsentOutcome {
  return CONSENT_OUTCOMES.find((outcome) => outcome === text) ?? 'none';
}
