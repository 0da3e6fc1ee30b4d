import type {
  FortnightMoment,
  FortnightRequest,
  PlayedTrigger,
} from '@beckon/contract/owner-calls';
import { takesAttention } from '@beckon/popup-core/filters/attention-budget';
import { isAutomatic } from '@beckon/popup-core/filters/automatic';
import { createDisplayQueue, type DisplayQueue } from '@beckon/popup-core/queue/display-queue';
import { placeOf } from '@beckon/popup-core/queue/place-of';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import { decidePopups, type DisplayDecision, NOT_HERE, OFFERED } from '../decide/decide-popups.ts';
import { parseDisplayRequest } from '../request/parse-display-request.ts';
import { checkOnPage } from './check-on-page.ts';
import { firingMoment, type NoTrigger, type PlayedPage } from './firing-moment.ts';
import { createPlayedClock, type PlayedClock } from './played-clock.ts';
import type { PlayedVisitor } from './played-visitor.ts';
import { usedTriggers } from './used-triggers.ts';

/** How long a visitor reads a popup before closing or answering it. */
const READING_MS = 6_000;

/** One page view of the simulated fortnight. */
export interface PageToPlay {
  readonly live: LiveSite;
  /** The popup that the owner asks about. */
  readonly popupId: string;
  readonly visitor: PlayedVisitor;
  readonly startMs: number;
  /** The number of the visit, counted over all days. */
  readonly visit: number;
  readonly page: Omit<PlayedPage, 'hasFired'>;
  readonly reaction: FortnightRequest['reaction'];
  /** Popups that have opened by themselves in this visit. */
  readonly opened: Set<string>;
  /** The triggers that have fired in this visit, as `popup trigger`. */
  readonly fired: Set<string>;
}

/** Whether the popup in question showed on the page, and which others showed. */
export type PlayedOutcome = Pick<FortnightMoment, 'shown' | 'reason' | 'others'>;

/** Simulates one page view: display call, triggers, filters and queue, as in a browser. */
export function playPage(played: PageToPlay): PlayedOutcome {
  const { live, popupId, page, startMs } = played;
  const clock = createPlayedClock(startMs);
  const queue = createDisplayQueue(clock);
  const decision = decidePopups(live, displayRequestOf(played));
  const shown = new Set<string>();
  const reasons = new Map(reasonsById(live, decision));
  const give = (id: string, reason: string): void => {
    if (!reasons.has(id)) reasons.set(id, reason);
  };
  for (const popup of decision.offered) armPopup(popup, { ...played, clock, queue, shown, give });
  clock.runUntil(startMs + page.seconds * 1000);
  queue.stop();
  const others = live.popups.filter(({ id }) => id !== popupId && shown.has(id));
  return {
    shown: shown.has(popupId),
    ...(shown.has(popupId) ? {} : { reason: reasons.get(popupId) ?? 'place-taken' }),
    others: others.map(({ published }) => published.name),
  };
}

function reasonsById(
  { popups }: LiveSite,
  { reasons }: DisplayDecision,
): readonly (readonly [popupId: string, reason: string])[] {
  return popups.flatMap(({ id }, at) => {
    const reason = reasons[at] ?? NOT_HERE;
    return reason === OFFERED || reason === NOT_HERE ? [] : [[id, reason]];
  });
}

function displayRequestOf({ live, visitor, startMs, visit, page }: PageToPlay) {
  const body = {
    cookies: JSON.stringify(Object.fromEntries(visitor.cookies(startMs))),
    triggers: JSON.stringify({ visits: visit, pages: page.page, seconds: page.secondsBefore }),
    poptin_forms_id: JSON.stringify(live.popups.map(({ id }) => id)),
    cancel_visitor_count: '1',
  };
  const caller = { userAgent: '', acceptLanguage: '', ipAddress: '', countryCode: '' };
  return parseDisplayRequest(body, caller, startMs);
}

interface ArmedPage extends PageToPlay {
  readonly clock: PlayedClock;
  readonly queue: DisplayQueue;
  readonly shown: Set<string>;
  /** Only the first reason of each popup is kept. */
  readonly give: (popupId: string, reason: string) => void;
}

function armPopup(popup: LivePopup, armed: ArmedPage): void {
  const { id, published, type } = popup;
  const { frequency } = published.settings;
  const isUncapped = frequency.rule === 'display_everytime_everypage_5';
  const hasFired = (trigger: string): boolean =>
    !(isUncapped && trigger === 'nth_page') && armed.fired.has(`${id} ${trigger}`);
  const never: NoTrigger[] = [];
  for (const trigger of usedTriggers(published.settings, type)) {
    const after = firingMoment(trigger, { ...armed.page, hasFired });
    if (typeof after === 'number')
      armed.clock.after(after * 1000, () => firePopup(popup, trigger, armed));
    else never.push(after);
  }
  const waits = usedTriggers(published.settings, type).length > never.length;
  if (!waits) armed.give(id, never[0] ?? 'depends');
}

function firePopup(popup: LivePopup, { name }: PlayedTrigger, armed: ArmedPage): void {
  const { clock, queue, shown } = armed;
  const { id, type, published } = popup;
  if (shown.has(id)) return;
  const mayShow = (): boolean => {
    const reason = checkOnPage(popup, { ...armed, trigger: name, nowMs: clock.now() });
    if (reason !== undefined) armed.give(id, reason);
    return reason === undefined;
  };
  if (!mayShow()) return;
  const place = placeOf({ type, appearance: published.settings.appearance }, false);
  queue.ask({ id, place, isAutomatic: isAutomatic(name) }, () => {
    if (mayShow()) showPopup(popup, name, armed);
    else queue.release(id);
  });
}

function showPopup(
  popup: LivePopup,
  trigger: PlayedTrigger['name'],
  { clock, queue, shown, visitor, visit, opened, fired, reaction, popupId }: ArmedPage,
): void {
  const { id } = popup;
  shown.add(id);
  visitor.shown(id, visit, clock.now());
  fired.add(`${id} ${trigger}`);
  if (isAutomatic(trigger) && takesAttention(popup)) opened.add(id);
  if (reaction === 'leaves') return;
  clock.after(READING_MS, () => {
    if (reaction === 'converts' && id === popupId) visitor.converted(id);
    else visitor.closedByX(id, clock.now());
    queue.release(id);
  });
}
