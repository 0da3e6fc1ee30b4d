import { localMoment } from '@beckon/contract/decide';
import type { FortnightMoment, FortnightRequest } from '@beckon/contract/owner-calls';
import { wallClock } from '../../../lib/time/wall-clock.ts';
import type { LivePopup, LiveSite } from '../../../store/store.ts';
import { playPage } from './play-page.ts';
import { createPlayedVisitor } from './played-visitor.ts';
import { DAY_MS } from '../../../lib/time/durations.ts';

const DAYS = 14;
const NOON = '12:00';
/** Visits take place between these hours of a day. */
const FIRST_HOUR = 9;
const LAST_HOUR = 21;
/**
 * Each day's visits begin this much later than on the day before. At exactly the same second, a
 * frequency of 24 hours would never allow the popup.
 */
const LATER_EACH_DAY_MINUTES = 10;

/**
 * Simulates fourteen days of one visitor from today on, page by page: whether the popup shows, and
 * if not, why. The visitor passes all audience rules and all filters that read the page. No side
 * effects.
 */
export function playFortnight(
  site: LiveSite,
  popup: LivePopup,
  request: FortnightRequest & { readonly nowMs: number },
): readonly FortnightMoment[] {
  const live = asPlayed(site, popup);
  const visitor = createPlayedVisitor();
  const { visitsADay, pagesAVisit: pages, secondsAPage: seconds, reaction, nowMs } = request;
  const { timeZone } = site.site.settings;
  const noon = localMoment(`${wallClock(nowMs, timeZone).day}T${NOON}`, timeZone);
  const moments: FortnightMoment[] = [];
  for (let at = 0; at < DAYS * visitsADay; at += 1) {
    const visit = at + 1;
    const dayIndex = Math.floor(at / visitsADay);
    const { day } = wallClock(noon + dayIndex * DAY_MS, timeZone);
    const time = timeOfVisit(dayIndex, at % visitsADay, visitsADay);
    const visitMs = localMoment(`${day}T${time}`, timeZone);
    const ofVisit = {
      live,
      popupId: popup.id,
      visitor,
      visit,
      reaction,
      opened: new Set<string>(),
      fired: new Set<string>(),
    };
    for (let page = 1; page <= pages; page += 1) {
      const secondsBefore = (page - 1) * seconds;
      const startMs = visitMs + secondsBefore * 1000;
      const outcome = playPage({
        ...ofVisit,
        startMs,
        page: { page, pages, seconds, secondsBefore },
      });
      moments.push({ day, time, visit, page, ...outcome });
    }
  }
  return moments;
}

function timeOfVisit(dayIndex: number, index: number, visitsADay: number): string {
  const ofDay = FIRST_HOUR * 60 + Math.floor((index * (LAST_HOUR - FIRST_HOUR) * 60) / visitsADay);
  const minutes = ofDay + dayIndex * LATER_EACH_DAY_MINUTES;
  const twoDigits = (number: number): string => String(number).padStart(2, '0');
  return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;
}

/** The popup as if it were live and the only arm of its A/B test; the other popups are not changed. */
function asPlayed(live: LiveSite, asked: LivePopup): LiveSite {
  const { abTest } = asked.published.settings;
  const isOther = ({ id, isActive, published }: LivePopup): boolean =>
    id !== asked.id &&
    isActive &&
    (abTest === undefined || published.settings.abTest?.parentId !== abTest.parentId);
  const { testArms: _, ...alone } = asked;
  const { abTest: _test, ...settings } = asked.published.settings;
  const popup = { ...alone, isActive: true, published: { ...asked.published, settings } };
  const known = live.popups.some(({ id }) => id === asked.id);
  const popups = live.popups.flatMap((one) =>
    one.id === asked.id ? [popup] : isOther(one) ? [one] : [],
  );
  return {
    ...live,
    holdouts: [],
    popups: [...popups, ...(known ? [] : [popup])].map(forEverybody),
  };
}

function forEverybody(popup: LivePopup): LivePopup {
  const settings = { ...popup.published.settings, audience: { groups: [] } };
  return { ...popup, published: { ...popup.published, settings } };
}
