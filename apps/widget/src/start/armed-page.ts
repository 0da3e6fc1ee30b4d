import { clickRequest } from '../calls/click-call.ts';
import { decisionFromWire } from '../calls/from-wire.ts';
import { createBrowserPage } from '../page/browser-page.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { ArmContext, ArmedPage } from './arm-file.ts';
import { createPopupRegistry } from './popup-registry.ts';

/** Reads what the server offers, and arms its triggers, for one page view. */
export function openArmedPage(context: ArmContext): ArmedPage {
  const { apiBase, log } = context;
  const registry = createPopupRegistry({
    ...context,
    page: createBrowserPage({ ...context, adBaitUrl: `${apiBase}/ads/ad-banner.js?ad_unit=1` }),
    askFor: (popupId) => askForPopup(context, popupId),
  });
  const read: ArmedPage['read'] = (wire) => {
    const decision = decisionFromWire(wire);
    for (const line of decision?.dropped ?? []) log.warn(`dropped ${line}`);
    return decision;
  };
  return {
    registry,
    read,
    take(wire, onlyIds) {
      const decision = read(wire);
      if (decision !== undefined) registry.add(decision, onlyIds);
    },
  };
}

async function askForPopup(
  { call, apiBase, visitor }: ArmContext,
  popupId: string,
): Promise<DisplayDecision | undefined> {
  const request = clickRequest(apiBase, popupId, visitor.facts());
  const answer = await call('click', request, decisionFromWire);
  return answer.ok ? answer.value : undefined;
}
