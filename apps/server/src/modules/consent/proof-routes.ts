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
import { badRequest, proofNotFound } from '../../http/owner/owner-errors.ts';
import { ProofParams, SiteParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { readSpan } from '../../lib/time/report-span.ts';
import { textOfDay } from '../../lib/time/day-span.ts';
import type { ConsentProof, Store } from '../../store/store.ts';
import { fillConsentDays } from './consent-days.ts';
import { proofsCsv } from './proofs-csv.ts';
import { attachmentOfToday } from '../../http/answers/attachment.ts';

interface ProofRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

const DONE = { success: true as const };
const PROOFS_A_PAGE = 50;
const ADDRESS = '/api/owner/sites/:siteId/consent';

/** Proofs of consent and the choices of each day. Contract: `owner-calls/consent-calls.ts`. */
export function consentProofRoutes(app: OwnerApp, { store, now }: ProofRouteDeps): void {
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
      const last = found.length > PROOFS_A_PAGE ? proofs.at(-1) : undefined;
      return {
        ...DONE,
        proofs: proofs.map(presentProof),
        ...(last === undefined ? {} : { nextCursor: `${last.at}.${last.id}` }),
      };
    },
  );

  app.get(
    `${ADDRESS}/proofs.csv`,
    { schema: { params: SiteParams, querystring: ProofsQuery } },
    async (request, reply) => {
      const accountId = accountOf(request);
      const site = await ownedSite(store, request);
      const { search = '' } = request.query;
      const disposition = attachmentOfToday('consent', 'csv', { site, now: now() });
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', disposition)
        .send(Readable.from(proofsCsv(store, { accountId, siteId: site.id }, search)));
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

  addDayRoute(app, { store, now });
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

function presentProof({ siteId: _siteId, day: _day, at, ...proof }: ConsentProof): ConsentProofRow {
  return {
    ...proof,
    at: new Date(at).toISOString(),
    categories: [...proof.categories],
    services: { ...proof.services },
  };
}
