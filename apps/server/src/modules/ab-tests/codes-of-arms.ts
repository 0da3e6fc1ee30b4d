import { badRequest } from '../../http/owner/owner-errors.ts';
import { drawnPrizes } from '../../lib/popups/coupon-prize.ts';
import { wallClock } from '../../lib/time/wall-clock.ts';
import type { AbTestRecord, PopupRecord, Store } from '../../store/store.ts';

interface CodeDeps {
  readonly store: Pick<Store, 'prizeUses' | 'site'>;
  readonly popups: { get(accountId: string, popupId: string): Promise<PopupRecord> };
  readonly now: () => number;
}

/**
 * Codes belong to the popup that they were added to. So a variant, which is a copy, has none, and
 * its winners would get nothing. Throws a sentence that names the first such prize of a variant.
 */
export async function refuseWithoutCodes(
  { store, popups, now }: CodeDeps,
  accountId: string,
  { arms, popupId: original, siteId }: AbTestRecord,
): Promise<void> {
  const site = await store.site(accountId, siteId);
  const day = wallClock(now(), site?.settings.timeZone ?? 'UTC').day;
  for (const { popupId, name, weight } of arms) {
    if (popupId === original || weight === 0) continue;
    const { settings } = await popups.get(accountId, popupId);
    const wanted = prizesWithCodes(settings);
    if (wanted.length === 0) continue;
    const uses = (await store.prizeUses(accountId, popupId, day)) ?? [];
    const empty = wanted.find(
      ({ id }) => !uses.some((use) => use.prizeId === id && use.codesLeft > 0),
    );
    if (empty) throw badRequest(lacksCodes(name, empty.label));
  }
}

interface Move {
  readonly from: string;
  readonly to: string;
  readonly settings: PopupRecord['settings'];
}

/** Moves the codes that nobody has drawn yet to the same prizes of another popup. */
export async function moveCodes(
  store: Pick<Store, 'moveCodes'>,
  accountId: string,
  { from, to, settings }: Move,
): Promise<void> {
  for (const { id: prizeId } of prizesWithCodes(settings))
    await store.moveCodes(accountId, { from, to, prizeId });
}

function prizesWithCodes(settings: PopupRecord['settings']) {
  return (drawnPrizes(settings) ?? []).filter(
    ({ isWinning, usesCodePool }) => isWinning && usesCodePool,
  );
}

function lacksCodes(variant: string, label: string): string {
  const prize = label === '' ? 'its coupon' : `“${label}”`;
  return `${variant} has no codes for ${prize} yet: codes stay with the popup that they were added to. Edit ${variant} and add some, then start.`;
}
