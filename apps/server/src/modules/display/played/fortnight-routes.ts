import { FortnightAnswer, FortnightRequest } from '@beckon/contract/owner-calls';
import { popupNotFound } from '../../../http/owner/owner-errors.ts';
import { PopupParams } from '../../../http/owner/owner-params.ts';
import { accountOf, type OwnerApp } from '../../../http/owner/owner-scope.ts';
import type { LivePopup, PopupRecord, Store } from '../../../store/store.ts';
import { describeFrequency } from '../present/describe-frequency.ts';
import { playFortnight } from './play-fortnight.ts';
import { usedTriggers } from './used-triggers.ts';

interface FortnightDeps {
  readonly store: Pick<Store, 'site' | 'liveSite' | 'popup'>;
  readonly now: () => number;
}

/** Calculates how often one visitor would see a popup. Contract: `fortnight-calls.ts`. */
export function fortnightRoutes(app: OwnerApp, { store, now }: FortnightDeps): void {
  app.post(
    '/api/owner/popups/:popupId/fortnight',
    { schema: { params: PopupParams, body: FortnightRequest, response: { 200: FortnightAnswer } } },
    async (request) => {
      const account = accountOf(request);
      const record = await store.popup(account, request.params.popupId);
      const site = record && (await store.site(account, record.siteId));
      const live = site && (await store.liveSite(site.clientId));
      if (!live) throw popupNotFound();
      const popup = live.popups.find(({ id }) => id === record.id) ?? asDrafted(record);
      const { settings } = popup.published;
      return {
        success: true as const,
        timeZone: live.site.settings.timeZone,
        frequency: describeFrequency(settings.frequency),
        attentionBudget: live.site.settings.attentionBudget,
        triggers: [...usedTriggers(settings, popup.type)],
        isDraft: record.published === undefined,
        moments: [...playFortnight(live, popup, { ...request.body, nowMs: now() })],
      };
    },
  );
}

/** For a popup that was never published, its draft is used. */
function asDrafted(record: PopupRecord): LivePopup {
  const { id, siteId, type, format, name, target, language, settings, revision } = record;
  const published = { name, target, language, settings, templateHash: '', revision, at: 0 };
  return { id, siteId, type, format, isActive: true, published };
}
