/** What it means that a call failed: what is here leaves a trace. docs/failure-policy.md. */
const LOUD_FAILURES = {
  display: 'log',
  template: 'log',
  click: 'log',
  clientId: 'log',
  conversion: 'report',
  draw: 'report',
  freeMailDomains: 'log',
  products: 'log',
  priceRules: 'log',
  explain: 'log',
} as const;

/** Calls whose failure means nothing; by type only, because every page view pays for each byte here. */
type IgnoredCall =
  | 'viewed'
  | 'drawTicket'
  | 'closed'
  | 'goal'
  | 'browsing'
  | 'totalWebsiteSession'
  | 'conversionActivities'
  | 'limitLogs';

export type CallName = keyof typeof LOUD_FAILURES | IgnoredCall;

/**
 * `log`: one line for the site's developers. `report`: the error-reporting call, and the flow goes
 * on. Missing: the failure is ignored.
 */
export const FAILURE_POLICY: { readonly [Name in CallName]?: 'log' | 'report' } = LOUD_FAILURES;
