import type { ReportQuery } from '@beckon/contract/owner-calls';
import { ownedSite } from '../../http/owner/owned-site.ts';
import { badRequest, popupNotFound } from '../../http/owner/owner-errors.ts';
import { accountOf } from '../../http/owner/owner-scope.ts';
import { readSpan, type ReportSpan } from '../../lib/time/report-span.ts';
import type { PopupRecord, SiteRecord, Store } from '../../store/store.ts';
import type { WantedReport } from './read-report.ts';

export interface ReportRouteDeps {
  readonly store: Store;
  readonly now: () => number;
}

type OwnerRequest<Params> = Parameters<typeof accountOf>[0] & {
  readonly params: Params;
  readonly query: ReportQuery;
};

/** The report that a call about a site requests. Throws the error for the owner if there is none. */
export async function wantedOfSite(
  { store, now }: ReportRouteDeps,
  request: OwnerRequest<{ readonly siteId: string }>,
): Promise<WantedReport> {
  const site = await ownedSite(store, request);
  const at = now();
  const span = spanIn(request.query, site, at);
  return { accountId: site.accountId, site, scope: { siteId: site.id }, span, now: at };
}

/** The same for a call about a popup, with the popup. */
export async function wantedOfPopup(
  { store, now }: ReportRouteDeps,
  request: OwnerRequest<{ readonly popupId: string }>,
): Promise<WantedReport & { readonly popup: PopupRecord }> {
  const accountId = accountOf(request);
  const popup = await store.popup(accountId, request.params.popupId);
  const site = popup && (await store.site(accountId, popup.siteId));
  if (!popup || !site) throw popupNotFound();
  const at = now();
  const span = spanIn(request.query, site, at);
  const scope = { siteId: site.id, popupId: popup.id };
  return { accountId, site, scope, span, now: at, popup };
}

function spanIn(query: ReportQuery, { settings }: SiteRecord, now: number): ReportSpan {
  const span = readSpan(query, settings.timeZone, now);
  if (typeof span === 'string') throw badRequest(span);
  return span;
}
