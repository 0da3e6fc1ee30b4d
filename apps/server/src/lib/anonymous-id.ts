/** How the ids of visitors begin who have not chosen: they are forgotten after the day. */
export const ANONYMOUS_ID = 'none-';
