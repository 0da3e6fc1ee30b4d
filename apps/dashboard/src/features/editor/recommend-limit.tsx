import { Button, Stack } from '@mantine/core';
import type { PopupDetail, Site } from '@beckon/contract/owner-calls';
import {
  AUTOMATIC_POPUPS_PER_VISIT,
  type PopupType,
  UNLIMITED_POPUPS_PER_VISIT,
} from '@beckon/contract/values';
import type { QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { popupsQuery } from '../../lib/api/popups.ts';
import { sitesQuery, updateSite } from '../../lib/api/sites.ts';
import { hideNotice, notifyWarning, notifyDone, notifyFailed } from '../../lib/notify.ts';

/** Types that are not counted, because bars and forms in the page interrupt nobody. */
const UNCOUNTED: readonly PopupType[] = ['bar', 'embedded'];

interface LimitOfferProps {
  readonly count: number;
  readonly onLimit: () => Promise<void>;
}

function LimitOffer({ count, onLimit }: LimitOfferProps) {
  const [isBusy, setBusy] = useState(false);
  const limit = (): void => {
    setBusy(true);
    onLimit()
      .catch(notifyFailed)
      .finally(() => setBusy(false));
  };
  return (
    <Stack gap={6} align="flex-start" pt={2}>
      <span>
        {`A visitor can see all ${count} in one visit. We recommend at most ${AUTOMATIC_POPUPS_PER_VISIT}; what visitors open themselves is never limited.`}
      </span>
      <Button size="compact-sm" variant="light" mt={4} loading={isBusy} onClick={limit}>
        {`At most ${AUTOMATIC_POPUPS_PER_VISIT} a visit`}
      </Button>
    </Stack>
  );
}

/**
 * A sentence with the site's limit of popups in one visit; empty if there is no limit, or if this
 * type is not counted.
 */
export async function visitLimitWords(
  client: QueryClient,
  { siteId, type }: Pick<PopupDetail, 'siteId' | 'type'>,
): Promise<string> {
  const sites = UNCOUNTED.includes(type) ? [] : await client.fetchQuery(sitesQuery).catch(() => []);
  const most = sites.find(({ id }) => id === siteId)?.settings.attentionBudget;
  if (most === undefined || most >= UNLIMITED_POPUPS_PER_VISIT) return '';
  return most === 1
    ? 'Visitors see one popup a visit.'
    : `Visitors see at most ${most} popups a visit, one at a time.`;
}

async function limitSite(client: QueryClient, { id, settings }: Site): Promise<void> {
  const changes = { ...settings, attentionBudget: AUTOMATIC_POPUPS_PER_VISIT };
  await updateSite(client, id, { settings: changes });
  hideNotice(warningId(id));
  notifyDone(
    `Visitors now see at most ${AUTOMATIC_POPUPS_PER_VISIT} popups in one visit. Settings can change that.`,
  );
}

function warningId(siteId: string): string {
  return `limit-${siteId}`;
}

/**
 * Says that the popup is live, and recommends a limit of popups in one visit, if the site has none,
 * and more of its live popups than that may interrupt visitors. False if there is nothing to
 * recommend, or if a request fails.
 */
export async function recommendLimit(
  client: QueryClient,
  { siteId, type, name }: Pick<PopupDetail, 'siteId' | 'type' | 'name'>,
): Promise<boolean> {
  if (UNCOUNTED.includes(type)) return false;
  const asked = Promise.all([
    client.fetchQuery(sitesQuery),
    client.fetchQuery(popupsQuery(siteId)),
  ]);
  const [sites, popups] = await asked.catch(() => [[], []]);
  const site = sites.find(({ id }) => id === siteId);
  const live = popups.filter((one) => one.status === 'active' && !UNCOUNTED.includes(one.type));
  if (site === undefined || live.length <= AUTOMATIC_POPUPS_PER_VISIT) return false;
  if (site.settings.attentionBudget < UNLIMITED_POPUPS_PER_VISIT) return false;
  notifyWarning(
    warningId(siteId),
    `“${name}” is live. ${live.length} popups of “${site.name}” may interrupt visitors`,
    <LimitOffer count={live.length} onLimit={() => limitSite(client, site)} />,
  );
  return true;
}
