import type { AutomaticTrigger, TRIGGER_OF_SETTING } from '@beckon/contract/values';
import type { TriggeredPopup } from '../popup/triggered-popup.ts';
import { armable, armAll, type ArmableTrigger, type Fire } from './armable.ts';
import { nthPage } from './nth-page.ts';
import { scriptEvent } from './script-event.ts';
import { timeOnPage } from './time-on-page.ts';
import { timeOnSite } from './time-on-site.ts';
import type { VisitContext } from './trigger.ts';

/** Triggers that may fire as soon as the page is open, and that do not watch the page. */
export type VisitTrigger = Extract<
  AutomaticTrigger,
  'time' | 'time_on_site' | 'nth_page' | 'event'
>;

const VISIT_TRIGGERS: Readonly<Record<VisitTrigger, ArmableTrigger<VisitContext>>> = {
  time: armable(timeOnPage),
  time_on_site: armable(timeOnSite),
  nth_page: armable(nthPage),
  event: armable(scriptEvent),
};

type SettingOf<Trigger> = {
  [Key in keyof typeof TRIGGER_OF_SETTING]: (typeof TRIGGER_OF_SETTING)[Key] extends Trigger
    ? Key
    : never;
}[keyof typeof TRIGGER_OF_SETTING];

/** The settings of these triggers, and `clickOnly`, which belongs to no trigger. */
const NOT_WATCHING = {
  afterSeconds: true,
  nthPage: true,
  eventName: true,
  clickOnly: true,
} satisfies Record<SettingOf<VisitTrigger | 'click'>, true>;

export function armVisitTriggers(
  popup: TriggeredPopup,
  context: VisitContext,
  fire: Fire,
): () => void {
  return armAll(VISIT_TRIGGERS, popup, context, fire);
}

/** Whether the popup has triggers that watch the page; their code is in another file. */
export function watchesPage({ triggers }: TriggeredPopup): boolean {
  return Object.entries(triggers).some(
    ([name, setting]) => setting !== undefined && !Object.hasOwn(NOT_WATCHING, name),
  );
}
