/**
 * All categories, highest first. Events, cookies and calls use this order.
 * docs/behaviour/consent.md#categories
 */
export const CATEGORIES = ['marketing', 'statistics', 'preferences', 'functional'] as const;

export type Category = (typeof CATEGORIES)[number];

/** The visitor's answer for a category. */
export type Choice = 'allow' | 'deny';

export function isCategory(text: unknown): text is Category {
  return CATEGORIES.some((category) => category === text);
}

/** The highest category in `accepted`. `functional` is always accepted. */
export function highestCategory(accepted: readonly Category[]): Category {
  return CATEGORIES.find((category) => accepted.includes(category)) ?? 'functional';
}
