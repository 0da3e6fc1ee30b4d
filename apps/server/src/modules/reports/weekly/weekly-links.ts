import { readStopToken, stopLink, type StopLinkDeps } from '../../../lib/mail/stop-link.ts';
import type { SiteRecord } from '../../../store/store.ts';

/** The address of the page on which a recipient can stop the reports of this site. */
export function weeklyStopLink(
  { id, accountId, settings: { language } }: SiteRecord,
  address: string,
  deps: StopLinkDeps,
): string {
  const claim = { subjectId: `${accountId}/${id}`, address, language };
  return stopLink('weekly-report', claim, deps);
}

/** Site and recipient of a link. Undefined: the link is not ours. */
export function readWeeklyStopToken(
  token: string,
  deps: Pick<StopLinkDeps, 'secret' | 'now'>,
): { readonly accountId: string; readonly siteId: string; readonly address: string } | undefined {
  const claim = readStopToken('weekly-report', token, deps);
  if (!claim) return undefined;
  const [accountId = '', siteId = ''] = claim.subjectId.split('/');
  return { accountId, siteId, address: claim.address };
}
