import type { PopupTrace } from '@beckon/contract/calls';
import type { CallError } from '@beckon/host-page/send';
import type { ExplainFailure } from '@beckon/popup-view/explain';
import { asRecord, asText } from '../../calls/answer-reading.ts';
import { explainRequest, readTraces } from '../../calls/explain-call.ts';
import { POLICY_REPORT_MS } from '../../timings.ts';
import type { PopupControllerDeps } from '../show/popup-controller-deps.ts';

/** What the server says about each popup, or why it says nothing. */
export interface ServerSide {
  readonly traces: readonly PopupTrace[];
  readonly failure?: ExplainFailure;
}

type AskDeps = Pick<
  PopupControllerDeps,
  'call' | 'apiBase' | 'visitor' | 'window' | 'listen' | 'clock'
>;

/** Asks the server which popups it offers here, and why. Never rejects. */
export async function askForTraces(deps: AskDeps): Promise<ServerSide> {
  const { call, apiBase, visitor } = deps;
  const policy = watchPolicy(deps);
  const answer = await call('explain', explainRequest(apiBase, visitor.facts()), readTraces);
  if (!answer.ok && answer.error.kind === 'offline')
    await new Promise<void>((resolve) => deps.clock.after(POLICY_REPORT_MS, resolve));
  policy.stop();
  if (answer.ok) return { traces: answer.value };
  return { traces: [], failure: failureOf(answer.error, serverOf(deps), policy.hasBlocked()) };
}

function serverOf({ apiBase, window }: AskDeps): string {
  return new URL(apiBase, window.location.href).origin;
}

function failureOf(error: CallError, server: string, isBlocked: boolean): ExplainFailure {
  if (isBlocked) return { kind: 'blocked-by-page', server };
  if (error.kind !== 'status') return { kind: error.kind, server };
  return { kind: 'status', server, status: error.status, said: reasonIn(error.why) };
}

/** The reason in a refusal of our server; undefined in the answer of anything else. */
function reasonIn(text: string): string | undefined {
  try {
    return asText(asRecord(JSON.parse(text))?.['message']);
  } catch {
    // An html page of something between browser and server.
    return undefined;
  }
}

/** The browser says separately, and a little later, that the page's policy stopped a call. */
function watchPolicy(deps: AskDeps) {
  const { window, listen } = deps;
  let isBlocked = false;
  const stop = listen(window.document, 'securitypolicyviolation', (event) => {
    if (!(event instanceof SecurityPolicyViolationEvent)) return;
    if (event.effectiveDirective === 'connect-src' && event.blockedURI.startsWith(serverOf(deps)))
      isBlocked = true;
  });
  return { stop, hasBlocked: () => isBlocked };
}
