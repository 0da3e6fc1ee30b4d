import type { Database } from '../database.ts';

const BY_SITE = [
  'view_event',
  'close_event',
  'lead',
  'lead_notice',
  'day_count',
  'activity',
  'error_report',
  'site_domain',
  'picture',
  'consent_design',
  'consent_area',
  'consent_proof',
  'consent_day',
  'consent_visitor',
] as const;
const BY_POPUP = ['draw', 'prize_count', 'prize_code'] as const;

/**
 * Removes sites with all that belongs to them. Templates stay: another popup may have the same one,
 * and old pages still ask.
 */
export async function removeSites(
  transaction: Database,
  siteIds: readonly string[],
): Promise<void> {
  if (siteIds.length === 0) return;
  const popups = transaction.selectFrom('popup').select('id').where('site_id', 'in', siteIds);
  for (const table of BY_POPUP)
    await transaction.deleteFrom(table).where('popup_id', 'in', popups).execute();
  for (const table of BY_SITE)
    await transaction.deleteFrom(table).where('site_id', 'in', siteIds).execute();
  await transaction.deleteFrom('popup').where('site_id', 'in', siteIds).execute();
  await transaction.deleteFrom('site').where('id', 'in', siteIds).execute();
}
