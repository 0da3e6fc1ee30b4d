import type { PopupTrace, TraceLine } from '@beckon/contract/calls';
import { asFlag, asList, asRecord, asText, type WireRecord } from './answer-reading.ts';
import { displayRequest } from './display-call.ts';
import type { CallRequest } from '@beckon/host-page/send';
import type { VisitFacts } from './visit-facts.ts';

/**
 * `POST /api/display/{client_id}/explain`: the display call's fields with the owner's token.
 * docs/behaviour/decision-rules.md#decision-trace.
 */
export function explainRequest(apiBase: string, facts: VisitFacts): CallRequest {
  const { url, ...rest } = displayRequest(apiBase, facts);
  return { ...rest, url: `${url}/explain` };
}

export function readTraces(answer: unknown): readonly PopupTrace[] | undefined {
  const popups = asRecord(answer)?.['popups'];
  return Array.isArray(popups)
    ? popups.flatMap((popup) => readTrace(asRecord(popup)) ?? [])
    : undefined;
}

/** Only rules about the page or the visitor have these values. */
function comparisonIn(line: WireRecord): Pick<TraceLine, 'group' | 'operator' | 'values'> {
  const { group } = line;
  const operator = asText(line['operator']);
  if (typeof group !== 'number' || operator === undefined) return {};
  return { group, operator, values: asList(line['values']).flatMap((one) => asText(one) ?? []) };
}

function readTrace(popup: WireRecord | undefined): PopupTrace | undefined {
  const id = asText(popup?.['poptin_id']);
  if (popup === undefined || id === undefined) return undefined;
  const lines = asList(popup['lines']).map((entry) => {
    const line = asRecord(entry) ?? {};
    return {
      rule: asText(line['rule']) ?? '',
      wanted: asText(line['wanted']) ?? '',
      seen: asText(line['seen']) ?? '',
      passes: asFlag(line['passes']),
      ...comparisonIn(line),
    };
  });
  return {
    poptin_id: id,
    poptin_name: asText(popup['poptin_name']) ?? '',
    offered: asFlag(popup['offered']),
    lines,
  };
}
