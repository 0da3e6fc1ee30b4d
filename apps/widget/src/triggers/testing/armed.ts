import type { Popup } from '@beckon/contract/popup';
import { type FakeClock, fakeClock } from '@beckon/host-page/testing/fake-clock';
import { aPage, type FakePage } from '../../page/testing/a-page.ts';
import { aPopup } from '@beckon/popup-core/popup/testing/a-popup';
import { createPageShop } from '../../shop/page-shop.ts';
import { type FakeShop } from '../../shop/testing/a-shop.ts';
import type { Fire } from '../armable.ts';
import type { TriggerContext, TriggerVisit } from '../trigger.ts';
import { armVisitTriggers } from '../visit-triggers.ts';
import { armWatchingTriggers } from '../watching-triggers.ts';
import type { TriggeredPopup } from '../../popup/triggered-popup.ts';
import { aVisit } from './a-visit.ts';

interface Situation {
  readonly page?: FakePage;
  readonly visit?: Partial<TriggerVisit>;
  readonly shop?: FakeShop;
  readonly frequency?: Popup['frequency'];
}

export interface Armed {
  readonly page: FakePage;
  readonly clock: FakeClock;
  /** The reasons that have fired so far. */
  readonly fired: readonly string[];
  /** The trigger that the owner had set, for each reason that fired. */
  readonly armedAs: readonly string[];
  readonly disarm: () => void;
  /** The number of listeners and timers that have not been removed. */
  readonly leftovers: () => number;
}

/** Arms a popup's triggers on a page where nothing happens by itself. */
export function armed(
  triggers: Popup['triggers'],
  {
    page = aPage(),
    visit,
    shop,
    frequency = { rule: 'display_once_a_visitor_2', scope: 'all' },
  }: Situation = {},
): Armed {
  const clock = fakeClock();
  const fired: string[] = [];
  const armedAs: string[] = [];
  const popup = aPopup({ triggers, frequency });
  const pageShop = createPageShop();
  pageShop.found(shop);
  const context = {
    page,
    clock,
    visit: aVisit(visit),
    shop: pageShop,
    onScriptEvent: page.onScriptEvent,
  };
  const disarm = armTriggers(popup, context, (reason, set) => {
    fired.push(reason);
    armedAs.push(set);
  });
  return {
    page,
    clock,
    fired,
    armedAs,
    disarm,
    leftovers: () => page.listeners() + clock.pending() + (shop?.listeners() ?? 0),
  };
}

/** Arms both kinds of triggers, as the page does. */
export function armTriggers(
  popup: TriggeredPopup,
  context: TriggerContext,
  fire: Fire,
): () => void {
  const disarms = [armVisitTriggers, armWatchingTriggers].map((arm) => arm(popup, context, fire));
  return () => disarms.forEach((disarm) => disarm());
}
