import { Readable } from 'node:stream';
import {
  ConsentDaysAnswer,
  DoneAnswer,
  type ConsentProofRow,
  ProofsAnswer,
  ProofsQuery,
  ReportQuery,
} from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, proofNotFound, versionNotFound } from '../../http/owner/owner-errors.ts';
import { ConsentVersionParams, ProofParams, SiteParams } from '../../http/owner/owner-params.ts';
import { ownOrigin } from '../../http/own-origin.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { readSpan } from '../../lib/time/report-span.ts';
import { textOfDay } from '../../lib/time/day-span.ts';
import type { ConsentProof, Store } from '../../store/store.ts';
import { fillConsentDays } from './consent-days.ts';
import { proofsCsv } from './proofs-csv.ts';
import { versionPage } from './version-page.ts';
import { attachmentOfToday } from '../../http/answers/attachment.ts';

interface ProofRouteDeps {
  readonly store: Store;
  readonly publicUrl: string | undefined;
  readonly now: () => number;
}

const DONE = { success: true as const };
const PROOFS_A_PAGE = 50;
const ADDRESS = '/api/owner/sites/:siteId/consent';
/** No script of an owner's text runs in the origin of the dashboard. */
const STILL_PAGE = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:";

/** Proofs of consent and the choices of each day. Contract: `owner-calls/consent-calls.ts`. */
export function consentProofRoutes(app: OwnerApp, deps: ProofRouteDeps): void {
  const { store } = deps;
  app.get(
    `${ADDRESS}/proofs`,
    { schema: { params: SiteParams, querystring: ProofsQuery, response: { 200: ProofsAnswer } } },
    async (request) => {
      const { search = '', cursor } = request.query;
      const { id: siteId } = await ownedSite(store, request);
      const found = await store.consentProofs(accountOf(request), siteId, {
        search,
        before: cursor === undefined ? undefined : readCursor(cursor),
        limit: PROOFS_A_PAGE + 1,
      });
      const proofs = found.slice(0, PROOFS_A_PAGE);
      const kept = new Set(await store.consentVersions(accountOf(request), siteId));
      const last = found.length > PROOFS_A_PAGE ? proofs.at(-1) : undefined;
      return {
        ...DONE,
        proofs: proofs.map((proof) => presentProof(proof, kept)),
        ...(last === undefined ? {} : { nextCursor: `${last.at}.${last.id}` }),
      };
    },
  );

  app.delete(
    `${ADDRESS}/proofs/:consentId`,
    { schema: { params: ProofParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const { siteId, consentId } = request.params;
      if ((await store.removeConsentOf(accountOf(request), siteId, consentId)) === 0)
        throw proofNotFound();
      return DONE;
    },
  );

  addFileRoutes(app, deps);
  addDayRoute(app, deps);
}

/** The proofs as a spreadsheet, and what visitors saw as a page. */
function addFileRoutes(app: OwnerApp, { store, publicUrl, now }: ProofRouteDeps): void {
  app.get(
    `${ADDRESS}/proofs.csv`,
    { schema: { params: SiteParams, querystring: ProofsQuery } },
    async (request, reply) => {
      const accountId = accountOf(request);
      const site = await ownedSite(store, request);
      const { search = '' } = request.query;
      const disposition = attachmentOfToday('consent', 'csv', { site, now: now() });
      const address = ADDRESS.replace(':siteId', site.id);
      const seenAt = `${ownOrigin(request, publicUrl)}${address}/versions/`;
      const place = { accountId, siteId: site.id, seenAt };
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition)
        .send(Readable.from(proofsCsv(store, place, search)));
    },
  );

  app.get(
    `${ADDRESS}/versions/:file`,
    { schema: { params: ConsentVersionParams } },
    async (request, reply) => {
      const { id: siteId, name } = await ownedSite(store, request);
      const number = Number.parseInt(request.params.file, 10);
      const version = await store.consentVersion(accountOf(request), siteId, number);
      if (version === undefined) throw versionNotFound();
      return reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', STILL_PAGE)
        .send(await versionPage(store, version, name));
    },
  );
}

function addDayRoute(app: OwnerApp, { store, now }: ProofRouteDeps): void {
  app.get(
    `${ADDRESS}/days`,
    {
      schema: {
        params: SiteParams,
        querystring: ReportQuery,
        response: { 200: ConsentDaysAnswer },
      },
    },
    async (request) => {
      const { id: siteId, settings } = await ownedSite(store, request);
      const span = readSpan(request.query, settings.timeZone, now());
      if (typeof span === 'string') throw badRequest(span);
      const [from, until] = [textOfDay(span.from), textOfDay(span.until)];
      const counts = await store.consentDays(accountOf(request), siteId, { from, until });
      return { ...DONE, from, until, days: fillConsentDays(span, counts) };
    },
  );
}

function readCursor(cursor: string): { readonly at: number; readonly id: string } {
  const dot = cursor.indexOf('.');
  const at = Number(cursor.slice(0, dot));
  if (dot <= 0 || !Number.isSafeInteger(at)) throw badRequest('There is no such page.');
  return { at, id: cursor.slice(dot + 1) };
}

function presentProof(
  { siteId: _siteId, day: _day, at, ...proof }: ConsentProof,
  kept: ReadonlySet<number>,
): ConsentProofRow {
  return {
    ...proof,
    isVersionKept: kept.has(proof.bannerVersion),
    at: new Date(at).toISOString(),
    categories: [...proof.categories],
    services: { ...proof.services },
  };
}
