/** Operators of the cookie and JS-variable filters. docs/behaviour/filters.md#cookies-and-variables. */
export const MATCH_OPERATORS = [
  'contain',
  'exact',
  'start',
  'end',
  'greater_than',
  'less_than',
  'any_value',
] as const;
export type MatchOperator = (typeof MATCH_OPERATORS)[number];

/** Operators of the cart triggers' number filter. docs/behaviour/triggers.md#cart. */
export const CART_OPERATORS = ['greater_than', 'equal', 'greater_than_or_equal'] as const;
export type CartOperator = (typeof CART_OPERATORS)[number];

/** Whether a passing rule shows or hides the popup. */
export const SHOW_ACTIONS = ['show', 'dont_show'] as const;

/** What a visitor did with another popup. docs/behaviour/filters.md#engagement. */
export const ENGAGEMENT_STATES = ['seen_poptin', 'not_seen', 'closed', 'converted'] as const;
export type EngagementState = (typeof ENGAGEMENT_STATES)[number];
