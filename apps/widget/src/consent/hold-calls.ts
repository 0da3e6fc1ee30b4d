import { failed } from '@beckon/host-page/result';
import type { CallRequest } from '@beckon/host-page/send';
import type { Caller } from '../calls/caller.ts';
import type { CallName } from '../calls/failure-policy.ts';

/** These calls report what a visitor does, and nobody asked for them. */
const TRACKING: readonly CallName[] = [
  'viewed',
  'closed',
  'goal',
  'totalWebsiteSession',
  'conversionActivities',
  'browsing',
];

/**
 * Without consent, makes no tracking call and does not send the steps of a form that has not been
 * submitted. A call that is not made fails as if the browser were offline; nothing is logged.
 */
export function holdCalls(call: Caller, mayTrack: () => boolean): Caller {
  return async (name, request, read) =>
    mayTrack() || !(TRACKING.includes(name) || isUnsubmitted(request))
      ? call(name, request, read)
      : failed({ kind: 'offline', why: 'no consent' });
}

function isUnsubmitted({ body }: CallRequest): boolean {
  return body !== undefined && 'form' in body && body.form['partial'] === '1';
}
