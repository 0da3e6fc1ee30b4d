import type { PopupSettings } from '@beckon/contract/settings';
import type { NewOffers, Store } from '../store/store.ts';
import type { DemoCrowd } from './demo-crowds.ts';
import { type DemoVisit, demoVisits, type DemoVisitsOptions } from './demo-visits.ts';

interface SeedVisitsDeps {
  readonly store: Store;
  readonly now: () => number;
}

interface VisitedPopup extends Pick<
  DemoVisitsOptions,
  'popupId' | 'siteId' | 'accountId' | 'timeZone'
> {
  readonly crowd: DemoCrowd;
  readonly settings: PopupSettings;
}

/** The number of visits that are recorded at the same time. */
const VISITS_A_STEP = 500;

/** Records sample visits to a popup of the demo, so that its reports and leads are not empty. */
export async function seedVisits(
  { store, now }: SeedVisitsDeps,
  { settings, ...popup }: VisitedPopup,
): Promise<void> {
  const visits = demoVisits({ ...popup, prizes: settings.game?.prizes ?? [], now: now() });
  await store.recordOffers(offersOf(visits, popup));
  for (let done = 0; done < visits.length; done += VISITS_A_STEP)
    await Promise.all(
      visits.slice(done, done + VISITS_A_STEP).map((visit) => recordVisit(store, visit)),
    );
}

async function recordVisit(
  store: Store,
  { view, interaction, close, conversion, goal }: DemoVisit,
): Promise<void> {
  await store.recordView(view);
  await Promise.all([
    interaction && store.recordInteraction(interaction),
    close && store.recordClose(close),
    conversion && store.recordConversion(conversion),
  ]);
  if (goal) await store.recordGoal(goal);
}

/** On each day, more page views had the popup than it opened in. */
function offersOf(
  visits: readonly DemoVisit[],
  { popupId, siteId, crowd }: Pick<VisitedPopup, 'popupId' | 'siteId' | 'crowd'>,
): readonly NewOffers[] {
  const views = new Map<string, number>();
  for (const { view } of visits) views.set(view.day, (views.get(view.day) ?? 0) + 1);
  return [...views].map(([day, times]) => ({
    popupId,
    siteId,
    day,
    reason: '',
    times: Math.round(times / crowd.opens),
  }));
}
