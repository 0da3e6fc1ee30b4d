import type { LimitLogStatus } from '@beckon/contract/calls';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import { popupFromWire } from '../../calls/from-wire-popup.ts';
import { restrictionFromWire } from '../../calls/restriction-from-wire.ts';
import { limitLogsRequest } from '../../calls/limit-logs-call.ts';
import type { ClientRestriction, DisplayDecision } from '../../popup/display-answer.ts';
import type { PopupEntry } from '../../popup/popup-entry.ts';
import { runPopup } from '../show/popup-controller.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/** Ours, not a popup of the site: 13 letters and digits like any other. */
const NOTICE_ID = 'beckonNotice1';

/**
 * Tells an owner whose account is over its limit; visitors never get here. What the owner does with
 * it is recorded by its own call, and nothing is counted. Returns a function that removes it.
 * docs/behaviour/plan-limits.md#the-owners-notice.
 */
export function showOwnerNotice(
  deps: PopupControllerDeps,
  { site, language, countryCode, restriction: wire }: DisplayDecision,
): () => void {
  const { call, apiBase, clientId, log } = deps;
  const restriction = restrictionFromWire(wire);
  const entry = noticePopup(restriction, language);
  const details = popupFromWire(entry, apiBase);
  if (typeof details === 'string') {
    log.warn(`not shown: ${details}`);
    return () => undefined;
  }
  const record = (status: LimitLogStatus): void =>
    void call(
      'limitLogs',
      limitLogsRequest(apiBase, clientId, restriction.settingId, status),
      readPlainAnswer,
    );
  const runner = runPopup(deps, {
    popup: details.popup,
    site,
    countryCode,
    order: 0,
    armedAs: () => undefined,
    disarm: () => undefined,
    openOther: () => undefined,
    mayShow: () => true,
    onTeaserEvent: () => undefined,
    instead: (handlers) => ({
      'report-view': () => record('shown'),
      'report-close': () => record('dismiss'),
      'remember-close': () => undefined,
      'go-to-address': (effect, send) => {
        record('upgrade');
        handlers['go-to-address'](effect, send);
      },
    }),
  });
  runner.fire('on_load');
  return runner.leave;
}

function noticePopup(
  { html = '' }: ClientRestriction,
  language: PopupEntry['answer']['language'],
): PopupEntry {
  const markup = html.includes(NOTICE_ID)
    ? html
    : html.replace(
        'class="poptin-popup"',
        `id="${NOTICE_ID}" data-poptin-id="${NOTICE_ID}" class="poptin-popup"`,
      );
  return {
    popup: { id: NOTICE_ID, name: 'Plan limit', type: 'lightbox', triggers: {} },
    brokenRules: [],
    hasFilters: false,
    teaserComesFirst: false,
    answer: { language, isFreePlan: false },
    wire: {
      poptin_format: 'format_1',
      poptin: markup,
      poptin_size: { width: 480, height: 260 },
      design_properties: { poptin_design_close_on_screen_click: 1 },
    },
  };
}
