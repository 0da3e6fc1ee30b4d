import type { TriggerName } from '@beckon/contract/values';
import { popupFromWire } from '../../calls/from-wire-popup.ts';
import { checkFilters, type FilterVerdict } from '@beckon/popup-core/filters/index';
import { createPopupRunner, type PopupRunner } from '@beckon/popup-core/lifecycle/popup-runner';
import type { LivePopup, PopupEnds } from '../show-part.ts';
import { createPopupPorts, type ShowParts } from './popup-ports.ts';
import { takeSnapshot } from './take-snapshot.ts';

const ON_ITS_WAY: readonly string[] = ['waiting', 'loading', 'open'];

/**
 * Begins the life of a popup that somebody wants; undefined, and a line in the log, when it cannot
 * be shown.
 */
export function startLivePopup(parts: ShowParts, ends: PopupEnds): LivePopup | undefined {
  const { world } = parts;
  const whole = popupFromWire(ends.known, world.apiBase);
  if (typeof whole === 'string') {
    world.log.warn(`not shown: ${whole}`);
    return undefined;
  }
  const { popup } = whole;
  let firedBy: TriggerName | undefined;
  const verdicts = (trigger: TriggerName): readonly FilterVerdict[] =>
    checkFilters(whole, takeSnapshot(parts, { popup, trigger, site: ends.site }));
  const runner: PopupRunner = createPopupRunner(
    popup,
    createPopupPorts(parts, {
      ...ends,
      popup,
      mayShow: (by) => by === 'preview' || verdicts(by).every(({ passes }) => passes),
      onViewEvent: (event) => runner.handleViewEvent(event),
      onTeaserEvent(event) {
        if (event.name === 'TEASER_CLICKED') firedBy = 'teaser';
        runner.handleTeaserEvent(event);
      },
    }),
  );
  const stateName = (): string => runner.state().name;
  return {
    stateName,
    fire(by) {
      firedBy = by;
      runner.fire(by);
      return ON_ITS_WAY.includes(stateName());
    },
    trace: () => ({
      known: whole,
      state: stateName(),
      firedBy,
      usedTriggers: ends.usedTriggers,
      filters: verdicts(firedBy ?? 'time'),
    }),
    leave: () => runner.leave(),
  };
}
