import type { ErrorReport } from '@beckon/contract/calls';
import type { CallRequest } from '@beckon/host-page/send';
import { cut, LIMITS } from './to-wire/to-wire.ts';

const MESSAGE_LENGTH = 500;

interface Failure {
  readonly clientId: string;
  readonly where: string;
  readonly message: string;
  readonly pageUrl: string;
  readonly version: string;
}

/**
 * `POST /api/display/errors`: what failed in the visitor's browser, without anything that was
 * typed. docs/behaviour/calls.md#error-reports.
 */
export function errorsRequest(
  apiBase: string,
  { clientId, where, message, pageUrl, version }: Failure,
): CallRequest {
  const form = {
    client_id: clientId,
    where,
    message: message.slice(0, MESSAGE_LENGTH),
    url: cut(pageUrl, LIMITS.address),
    version,
  } satisfies ErrorReport;
  return { url: `${apiBase}/api/display/errors`, body: { form }, outlivesPage: true };
}
