import { answerFromWire } from '../calls/from-wire/answer-from-wire.ts';
import type { WireRecord } from '../calls/answer-reading.ts';
import { clickRequest } from '../calls/click-call.ts';
import { popupsFromModel } from '../calls/from-model.ts';
import { type ReadPopups, readDecision } from '../calls/read-decision.ts';
import type { DisplayDecision } from '../popup/display-answer.ts';
import type { ArmContext, ArmedPage } from './arm-file.ts';
import { awaitFile } from './await-file.ts';
import { createPopupRegistry, type PopupRegistry } from './popup-registry.ts';
import { isTriggersFile } from './triggers-file.ts';
import { isWireFile } from './wire-file.ts';

/** Reads the offered popups and arms their triggers, for one page view. */
export function openArmedPage(context: ArmContext): ArmedPage {
  const { log, loadPart } = context;
  const registry: PopupRegistry = createPopupRegistry({
    ...context,
    triggers: awaitFile(
      async () => {
        const file = await loadPart('triggers');
        return isTriggersFile(file) ? file.openTriggers(context) : undefined;
      },
      { ...context, isWanted: () => !registry.hasLeft() },
    ),
    askFor: (popupId) => askForPopup(context, popupId, read),
  });
  const read: ArmedPage['read'] = async (answer) => {
    const popups = popupsFromModel(answer) ?? (await readWire(context, answer));
    if (popups === undefined) return undefined;
    for (const line of popups.dropped) log.warn(`dropped ${line}`);
    return readDecision(answer, popups);
  };
  return {
    registry,
    read,
    async take(answer, onlyIds, isOld) {
      const decision = await read(answer);
      if (decision !== undefined && !isOld()) registry.add(decision, onlyIds);
      return decision !== undefined;
    },
  };
}

/** Reads popups under their wire names with a chunk that few visitors ever load. */
async function readWire(
  { apiBase, loadPart }: ArmContext,
  answer: WireRecord,
): Promise<ReadPopups | undefined> {
  const file = await loadPart('wire');
  return isWireFile(file) ? file.popupsFromWire(answer, apiBase) : undefined;
}

async function askForPopup(
  { call, apiBase, visitor }: ArmContext,
  popupId: string,
  read: ArmedPage['read'],
): Promise<DisplayDecision | undefined> {
  const request = clickRequest(apiBase, popupId, visitor.facts());
  const answer = await call('click', request, answerFromWire);
  return answer.ok && answer.value.offersPopups ? read(answer.value.wire) : undefined;
}
