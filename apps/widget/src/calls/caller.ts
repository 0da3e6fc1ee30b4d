import type { Log } from '@beckon/host-page/log';
import type { Result } from '@beckon/host-page/result';
import { FAILURE_POLICY, type CallName } from './failure-policy.ts';
import type { CallError, CallRequest, Send } from '@beckon/host-page/send';

/**
 * Makes a call and returns its result. Logs, reports or ignores a failure, as the table of failures
 * says for this call. Never rejects.
 */
export type Caller = <Answer>(
  name: CallName,
  request: CallRequest,
  read: (answer: unknown) => Answer | undefined,
) => Promise<Result<Answer, CallError>>;

interface CallerDeps {
  readonly send: Send;
  readonly log: Log;
  /** The error-logging call. Its own failure causes no further report. */
  readonly report: (where: CallName, error: CallError) => void;
}

export function createCaller({ send, log, report }: CallerDeps): Caller {
  return async (name, request, read) => {
    const result = await send(request, read);
    if (!result.ok) {
      const policy = FAILURE_POLICY[name];
      if (policy === 'log') log.warn(`${name} failed: ${describeError(result.error)}`);
      if (policy === 'report') report(name, result.error);
    }
    return result;
  };
}

/** One line about a failure, without what a visitor typed. */
export function describeError(error: CallError): string {
  return `${error.kind} ${error.kind === 'status' ? `${error.status} ` : ''}${error.why}`;
}
