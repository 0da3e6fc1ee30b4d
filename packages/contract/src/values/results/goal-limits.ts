/**
 * The limits of a goal: the number of characters of its texts, and its highest value. Browser and
 * server use the same. docs/behaviour/goals.md.
 */
export const GOAL_LIMITS = { name: 60, id: 200, value: 1_000_000_000, url: 4000 } as const;

/** The goal that shops report by themselves. */
export const ORDER_GOAL = 'order';
