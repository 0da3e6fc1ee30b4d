import { Readable } from 'node:stream';
import {
  CODES_PER_SITE,
  DoneAnswer,
  PrizeStockAnswer,
  UploadCodesAnswer,
  UploadCodesRequest,
} from '@beckon/contract/owner-calls';
import type { PrizeSettings } from '@beckon/contract/settings';
import {
  badRequest,
  gameNotFound,
  popupNotFound,
  tooManyCodes,
} from '../../http/owner/owner-errors.ts';
import { PopupParams, PrizeParams } from '../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../http/owner/owner-scope.ts';
import { drawnPrizes } from '../../lib/popups/coupon-prize.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { PopupRecord, PrizeUse, Store } from '../../store/store.ts';
import { drawsCsv } from './draws-csv.ts';
import { presentStock } from './present-stock.ts';
import { readCodes } from './read-codes.ts';

const DONE = { success: true as const };
/** In bytes: an export of 100,000 codes with other columns, as a JSON string. */
const CODES_BODY_LIMIT = 20 * 1024 * 1024;
/** How many codes of the list the answer repeats. */
const SHOWN_CODES = 3;
const CODES_ADDRESS = '/api/owner/popups/:popupId/prizes/:prizeId/codes';

/**
 * The remaining stock of a game's prizes, their code pools, and the log of draws. Contract:
 * `prize-calls.ts`.
 */
export function prizeRoutes(app: OwnerApp, deps: PrizeRouteDeps): void {
  addCodeRoutes(app, deps);
  addPrizeLists(app, deps);
}

interface PrizeRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

function addPrizeLists(app: OwnerApp, { store, now }: PrizeRouteDeps): void {
  app.get(
    '/api/owner/popups/:popupId/prizes',
    { schema: { params: PopupParams, response: { 200: PrizeStockAnswer } } },
    async (request) => {
      const account = accountOf(request);
      const popup = await popupOf(store, account, request.params.popupId);
      return {
        ...DONE,
        prizes: presentStock(prizesOf(popup), await usesOf(store, popup, now())),
      };
    },
  );

  app.get(
    '/api/owner/popups/:popupId/draws.csv',
    { schema: { params: PopupParams } },
    async (request, reply) => {
      const popup = await popupOf(store, accountOf(request), request.params.popupId);
      const chunks = store.streamDraws(accountOf(request), popup.id);
      return reply
        .header('content-type', 'text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="draws.csv"')
        .send(Readable.from(drawsCsv(chunks)));
    },
  );
}

function addCodeRoutes(app: OwnerApp, { store, now }: PrizeRouteDeps): void {
  app.post(
    CODES_ADDRESS,
    {
      bodyLimit: CODES_BODY_LIMIT,
      schema: {
        params: PrizeParams,
        body: UploadCodesRequest,
        response: { 200: UploadCodesAnswer },
      },
    },
    async (request) => {
      const [account, { prizeId }] = [accountOf(request), request.params];
      const popup = await gameWith(store, account, request.params);
      const read = await readCodes(request.body.csv);
      if (!read) throw badRequest('This is not a CSV file.');
      const prizeIds = prizesOf(popup).map(({ id }) => id);
      const pool = { popupId: popup.id, prizeId, prizeIds, mostOfSite: CODES_PER_SITE };
      const stored = await store.addCodes(account, pool, read.codes);
      if (!stored) throw popupNotFound();
      if (stored === 'full') throw tooManyCodes(CODES_PER_SITE);
      const uses = await usesOf(store, popup, now());
      const codesLeft = uses.find((use) => use.prizeId === prizeId)?.codesLeft ?? 0;
      return {
        ...DONE,
        added: stored.added,
        duplicates: stored.duplicates - stored.otherCase + read.repeated,
        otherCase: stored.otherCase + read.otherCase,
        invalid: read.invalid,
        codesLeft,
        firstCodes: read.codes.slice(0, SHOWN_CODES),
        elsewhere: [...(await store.codesElsewhere(account, popup.id, read.codes))],
      };
    },
  );

  app.delete(
    CODES_ADDRESS,
    { schema: { params: PrizeParams, response: { 200: DoneAnswer } } },
    async (request) => {
      const popup = await gameWith(store, accountOf(request), request.params);
      await store.removeCodes(accountOf(request), {
        popupId: popup.id,
        prizeId: request.params.prizeId,
      });
      return DONE;
    },
  );
}

async function popupOf(store: Store, account: string, popupId: string): Promise<PopupRecord> {
  const popup = await store.popup(account, popupId);
  if (!popup) throw popupNotFound();
  return popup;
}

async function gameWith(
  store: Store,
  account: string,
  { popupId, prizeId }: { readonly popupId: string; readonly prizeId: string },
): Promise<PopupRecord> {
  const popup = await popupOf(store, account, popupId);
  if (!prizesOf(popup).some(({ id }) => id === prizeId)) throw gameNotFound();
  return popup;
}

function prizesOf({ settings }: PopupRecord): readonly PrizeSettings[] {
  const prizes = drawnPrizes(settings);
  if (!prizes) throw gameNotFound();
  return prizes;
}

async function usesOf(
  store: Store,
  { accountId, siteId, id }: PopupRecord,
  nowMs: number,
): Promise<readonly PrizeUse[]> {
  const site = await store.site(accountId, siteId);
  const { day } = wallClock(nowMs, site?.settings.timeZone ?? 'UTC');
  return (await store.prizeUses(accountId, id, day)) ?? [];
}
