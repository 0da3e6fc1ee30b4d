/** The result of a delivery: it arrived, is tried again, or was given up. */
export const DELIVERY_STATES = ['sent', 'waiting', 'failed'] as const;
