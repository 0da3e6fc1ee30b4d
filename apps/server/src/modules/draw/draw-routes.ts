import { DrawAnswer, DrawRequest } from '@beckon/contract/calls';
import type { PopupSettings, PrizeSettings } from '@beckon/contract/settings';
import { TRIAL_CODE } from '@beckon/contract/values';
import { formFirst, gameTakenBack, noGame, notYourView } from '../../errors.ts';
import { countsNothing, readVisitorId } from '../../http/visitor/call-facts.ts';
import { networkOf } from '../../lib/visitors/network-of.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/visitor/site-of-call.ts';
import { isViewTicket } from '../../http/visitor/view-ticket.ts';
import { newId } from '../../ids.ts';
import { hasNothingLeft, pausesWhenUsedUp } from '../../lib/popups/pause-when-used-up.ts';
import { drawnPrizes } from '../../lib/popups/coupon-prize.ts';
import { wasOnSchedule } from '../../lib/time/schedule.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type {
  LivePopup,
  PrizeChoice,
  PublishedPopup,
  SiteRecord,
  Store,
  ViewRecord,
} from '../../store/store.ts';
import type { PublicApp, PublicApiDeps } from '../../public-api-deps.ts';
import { chooseCoupon, choosePrize } from './choose-prize.ts';
import { presentDraw } from './present-draw.ts';
import { MINUTE_MS } from '../../lib/time/durations.ts';

/** Limits per minute. Playing takes seconds, so more draws are an attempt to collect codes. */
const DRAWS_A_VISITOR = 10;
const DRAWS_AN_ADDRESS = 60;
/** For this time after the end of a popup's schedule, visitors who have it open can still draw. */
const GRACE_MINUTES = 60;

/**
 * `POST /api/display/draw/{poptin_id}`: draws a prize or the visitor's coupon code, once per
 * visitor and popup. docs/behaviour/games.md#drawing.
 */
export function drawRoutes(
  app: PublicApp,
  { store, sites, rate, now, nextRandom, secret }: PublicApiDeps,
): void {
  app.post(
    '/api/display/draw/:popupId',
    { schema: { params: PopupParams, body: DrawRequest, response: { 200: DrawAnswer } } },
    async (request) => {
      const { body, params } = request;
      const visitorId = readVisitorId(body.viewer_id);
      const network = networkOf(request.ip);
      rate.count(`draw ${network}`, DRAWS_AN_ADDRESS);
      rate.count(`draw ${network} ${visitorId}`, DRAWS_A_VISITOR);
      const site = await siteOfCall(request, sites, body.client_id);
      const popup = popupOfSite(site, params.popupId);
      const { settings } = popup.published;
      const { timeZone } = site.site.settings;
      const prizes = drawnPrizes(settings);
      if (!prizes) throw noGame();
      const at = now();
      if (countsNothing(body.cancel_visitor_count))
        return presentDraw(
          trialDraw(prizes, { until: codeUntil(settings, at), random: nextRandom() }),
          prizes,
          at,
        );
      const player = { popupId: popup.id, visitorId };
      const hasTicket = isViewTicket(body.viewer_id, popup.id, { secret, nowMs: at });
      const isOpen =
        givesPrizes(settings, at, timeZone) || (await hasDrawn(store, player, hasTicket));
      if (!popup.isActive || !isOpen) throw gameTakenBack();
      if (!hasTicket) throw notYourView();
      const viewId = await ownView(store, body.poptin_view_id, player);
      if (asksFormFirst(popup.published) && !(await store.hasSentForm(popup.id, visitorId)))
        throw formFirst();
      const drawn = await store.draw({
        ...player,
        id: newId(),
        viewId,
        at,
        day: wallClock(at, timeZone).day,
        usesTurn: settings.game !== undefined,
        ...codeUntil(settings, at),
        choose: (uses) =>
          settings.game ? choosePrize(prizes, uses, nextRandom()) : chooseCoupon(prizes, uses),
      });
      if (drawn.prizeId === '')
        request.log.warn({ popupId: popup.id }, 'a draw found no prize left or no weights');
      await pauseIfUsedUp(store, site.site, { popup, at });
      return presentDraw(drawn, prizes, at);
    },
  );
}

/** Whether this visitor has drawn here before, and gets the same again, also after the schedule. */
async function hasDrawn(
  store: Pick<Store, 'drawOf'>,
  { popupId, visitorId }: Pick<ViewRecord, 'popupId' | 'visitorId'>,
  hasTicket: boolean,
): Promise<boolean> {
  return hasTicket && (await store.drawOf(popupId, visitorId)) !== undefined;
}

/**
 * Pauses a popup that can give nothing any more, if its owner wants that. Asked after each draw:
 * the server may have stopped after the draw that gave the last code.
 */
async function pauseIfUsedUp(
  store: Pick<Store, 'prizeUses' | 'setPopupStatus'>,
  { accountId, settings: { timeZone } }: SiteRecord,
  { popup, at }: { readonly popup: LivePopup; readonly at: number },
): Promise<void> {
  const { id, published } = popup;
  if (!pausesWhenUsedUp(published.settings)) return;
  const uses = (await store.prizeUses(accountId, id, wallClock(at, timeZone).day)) ?? [];
  if (hasNothingLeft(published.settings, uses))
    await store.setPopupStatus(accountId, id, { status: 'paused', at });
}

/**
 * The id of the view in which the visitor draws. Throws if there is no such view of this popup and
 * visitor.
 */
async function ownView(
  store: Pick<Store, 'view'>,
  viewId: string | undefined,
  player: Pick<ViewRecord, 'popupId' | 'visitorId'>,
): Promise<string> {
  const view = await store.view(viewId ?? '');
  if (view?.popupId !== player.popupId || view.visitorId !== player.visitorId) throw notYourView();
  return view.id;
}

/** Whether the popup is on its schedule, or was when a page that is still open was opened. */
function givesPrizes({ schedule }: PopupSettings, atMs: number, timeZone: string): boolean {
  return wasOnSchedule(schedule, { atMs, graceMinutes: GRACE_MINUTES }, timeZone);
}

/** Whether the form has to be sent before the draw: it comes before the game, or before the coupon. */
function asksFormFirst({ settings, couponFollowsForm }: PublishedPopup): boolean {
  return settings.game ? settings.game.formComes === 'before' : couponFollowsForm === true;
}

/** A draw for a preview, of which nothing is stored. It uses no stock, no pool and no real code. */
function trialDraw(
  prizes: readonly PrizeSettings[],
  { until, random }: { readonly until: CodeEnd; readonly random: number },
): (PrizeChoice & CodeEnd) | undefined {
  const trial = choosePrize(
    prizes.map((prize) => ({ ...prize, usesCodePool: false })),
    new Map(),
    random,
  );
  return trial && { ...trial, ...until, code: trial.isWinning ? TRIAL_CODE : '' };
}

type CodeEnd = { readonly codeUntil?: number };

function codeUntil({ codes }: PopupSettings, at: number): CodeEnd {
  return codes?.validMinutes === undefined
    ? {}
    : { codeUntil: at + codes.validMinutes * MINUTE_MS };
}
