import { DrawAnswer, DrawRequest } from '@beckon/contract/calls';
import { noGame, notYourView } from '../../errors.ts';
import { countsNothing, readVisitorId } from '../../http/call-facts.ts';
import { countVisitorCall } from '../../http/rate-limit.ts';
import { popupOfSite, PopupParams, siteOfCall } from '../../http/site-of-call.ts';
import { newId } from '../../ids.ts';
import { dayText } from '../../lib/day-span.ts';
import type { VisitorApp, VisitorParts } from '../../visitor-parts.ts';
import { choosePrize } from './choose-prize.ts';
import { presentDraw } from './present-draw.ts';

const CALLS_PER_MINUTE = 30;
const TRIAL_CODE = 'PREVIEW';

/** `POST /api/display/draw/{poptin_id}`: the server draws, once a visitor and popup. decisions.md, deviation 1. */
export function drawRoutes(app: VisitorApp, { store, sites, rate, now, rollDice }: VisitorParts): void {
  app.post('/api/display/draw/:popupId', { schema: { params: PopupParams, body: DrawRequest, response: { 200: DrawAnswer } } }, async (request) => {
    const { body, params } = request;
    const visitorId = readVisitorId(body.viewer_id);
    countVisitorCall(rate, 'draw', { address: request.ip, visitorId, perMinute: CALLS_PER_MINUTE });
    const site = await siteOfCall(request, sites, body.client_id);
    const popup = popupOfSite(site, params.popupId);
    const { game } = popup.published.settings;
    if (!game) throw noGame();
    if (countsNothing(body.cancel_visitor_count)) {
      const trial = choosePrize({ ...game, prizes: game.prizes.map((prize) => ({ ...prize, usesCodePool: false })) }, new Map(), rollDice());
      return presentDraw(trial && { ...trial, code: trial.isWinning ? TRIAL_CODE : '' }, game);
    }
    const view = await store.view(body.poptin_view_id ?? '');
    if (!view || visitorId === '' || view.popupId !== popup.id || view.visitorId !== visitorId) throw notYourView();
    const at = now();
    const drawn = await store.draw({
      id: newId(), popupId: popup.id, visitorId, viewId: view.id, at, day: dayText(at, site.site.settings.timeZone),
      choose: (uses) => choosePrize(game, uses, rollDice()),
    });
    if (drawn.prizeId === '') request.log.warn({ popupId: popup.id }, 'a draw found no prize left or no weights');
    return presentDraw(drawn, game);
  });
}
