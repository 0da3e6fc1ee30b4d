/** Prefix of the ids of visitors who have not chosen. Such visitors are forgotten after the day. */
export const ANONYMOUS_ID = 'none-';
