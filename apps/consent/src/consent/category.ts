/**
 * Highest first: events, cookies and calls list them in this order.
 * docs/behaviour/consent.md#categories
 */
export const CATEGORIES = ['marketing', 'statistics', 'preferences', 'functional'] as const;

export type Category = (typeof CATEGORIES)[number];

/** What a visitor has said about a category. */
export type Choice = 'allow' | 'deny';

export function isCategory(text: unknown): text is Category {
  return CATEGORIES.some((category) => category === text);
}

/** The first of the list above that is in `accepted`; `functional` always is. */
export function highestCategory(accepted: readonly Category[]): Category {
  return CATEGORIES.find((category) => accepted.includes(category)) ?? 'functional';
}
