/** Whether 01/05/2024 is the first of May or the fifth of January. */
export const DATE_ORDERS = ['day-first', 'month-first'] as const;
export type DateOrder = (typeof DATE_ORDERS)[number];
