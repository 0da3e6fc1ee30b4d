/**
 * Kinds of places where new leads are sent. What belongs to a further one: its rows in
 * `owner-calls/delivery-calls.ts`; the compiler asks for the rest.
 */
export const DESTINATION_KINDS = ['mail', 'webhook'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];
