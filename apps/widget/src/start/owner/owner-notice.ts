import type { LimitLogStatus } from '@beckon/contract/calls';
import type { Popup } from '@beckon/contract/popup';
import type { WireRecord } from '../../calls/answer-reading.ts';
import { readPlainAnswer } from '../../calls/plain-answer.ts';
import { restrictionFromWire } from '../../calls/from-wire/restriction-from-wire.ts';
import { limitLogsRequest } from '../../calls/limit-logs-call.ts';
import type { ClientRestriction, DisplayDecision } from '../../popup/display-answer.ts';
import { isWireFile } from '../wire-file.ts';
import { runPopup } from '../show/popup-controller.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/** The id of our own notice: 13 letters and digits, like the id of any popup. */
const NOTICE_ID = 'beckonNotice1';

/**
 * Warns an owner whose account is over its limit. Visitors never run this code. A separate call
 * records what the owner does with the notice; views and closes are not counted. Returns a function
 * that removes the notice. docs/behaviour/plan-limits.md#the-owners-notice.
 */
export function showOwnerNotice(
  deps: PopupControllerDeps,
  read: () => Promise<DisplayDecision | undefined>,
): () => void {
  let isOver = false;
  let leave = (): void => undefined;
  const show = async (): Promise<void> => {
    const decision = await read();
    if (decision === undefined) return;
    const notice = await readNotice(deps, decision);
    if (notice !== undefined && !isOver) leave = runNotice(deps, decision, notice);
  };
  show().catch(deps.report);
  return () => {
    isOver = true;
    leave();
  };
}

interface Notice {
  readonly popup: Popup;
  readonly settingId: string;
}

/** Makes a popup from the notice's markup, which the server sends. */
async function readNotice(
  { loadPart, apiBase, log }: PopupControllerDeps,
  { language, restriction: wire }: DisplayDecision,
): Promise<Notice | undefined> {
  const file = await loadPart('wire');
  if (!isWireFile(file)) return undefined;
  const restriction = restrictionFromWire(wire);
  const answer = { lang: language, poptins: [noticePopup(restriction)] };
  const { popups, dropped } = file.popupsFromWire(answer, apiBase);
  for (const line of dropped) log.warn(`not shown: ${line}`);
  const [notice] = popups;
  return notice && { popup: notice.popup, settingId: restriction.settingId };
}

function runNotice(
  deps: PopupControllerDeps,
  { site, countryCode }: DisplayDecision,
  { popup, settingId }: Notice,
): () => void {
  const { call, apiBase, clientId } = deps;
  const record = (status: LimitLogStatus): void =>
    void call('limitLogs', limitLogsRequest(apiBase, clientId, settingId, status), readPlainAnswer);
  const runner = runPopup(deps, {
    popup,
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
      'report-close': ({ by }) => {
        if (by !== 'page_changed') record('dismiss');
      },
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

function noticePopup({ html = '' }: ClientRestriction): WireRecord {
  const markup = html.includes(NOTICE_ID)
    ? html
    : html.replace(
        'class="poptin-popup"',
        `id="${NOTICE_ID}" data-poptin-id="${NOTICE_ID}" class="poptin-popup"`,
      );
  return {
    poptin_id: NOTICE_ID,
    poptin_name: 'Plan limit',
    poptin_type: 'lightbox',
    poptin_format: 'format_1',
    poptin: markup,
    poptin_size: { width: 480, height: 260 },
    design_properties: { poptin_design_close_on_screen_click: 1 },
  };
}
