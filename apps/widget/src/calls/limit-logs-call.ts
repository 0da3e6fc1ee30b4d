import type { LimitLogStatus } from '@beckon/contract/calls';
import type { CallRequest } from '@beckon/host-page/send';

/**
 * `GET /api/display/limitLogs/{client id}`: reports what the owner did with the plan-limit popup.
 * docs/behaviour/plan-limits.md#what-the-owner-did.
 */
export function limitLogsRequest(
  apiBase: string,
  clientId: string,
  settingId: string,
  status: LimitLogStatus,
): CallRequest {
  return {
    url: `${apiBase}/api/display/limitLogs/${clientId}?status=${status}&id=${encodeURIComponent(settingId)}`,
  };
}
