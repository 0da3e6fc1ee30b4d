/** What a goal may be: browser and server hold to the same. docs/behaviour/goals.md. */
export const GOAL_LIMITS = { name: 60, id: 200, value: 1_000_000_000, url: 4000 } as const;

/** The goal that shops report by themselves. */
export const ORDER_GOAL = 'order';
