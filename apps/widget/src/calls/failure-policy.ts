/**
 * What it means that a call failed. `ignore`: nothing. `log`: one line for the site's developers.
 * `report`: the error-reporting call, and the flow goes on. docs/failure-policy.md.
 */
export const FAILURE_POLICY = {
  display: 'log',
  template: 'log',
  click: 'log',
  clientId: 'log',
  viewed: 'ignore',
  drawTicket: 'ignore',
  closed: 'ignore',
  conversion: 'report',
  draw: 'report',
  freeMailDomains: 'log',
  products: 'log',
  priceRules: 'log',
  browsing: 'ignore',
  totalWebsiteSession: 'ignore',
  conversionActivities: 'ignore',
  limitLogs: 'ignore',
  explain: 'log',
} as const satisfies Record<string, 'ignore' | 'log' | 'report'>;

export type CallName = keyof typeof FAILURE_POLICY;
