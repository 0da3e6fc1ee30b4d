/** The calls whose failure is logged or reported. docs/failure-policy.md. */
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

/**
 * Calls whose failure is ignored. This list is only a type, because every page view pays for each
 * byte here.
 */
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
 * `log`: writes one line for the site's developers. `report`: sends the error-reporting call, and
 * the script continues. A missing call: its failure is ignored.
 */
export const FAILURE_POLICY: { readonly [Name in CallName]?: 'log' | 'report' } = LOUD_FAILURES;
