import { keysOf } from './keys-of.ts';

/** Who reads what arrives at a place, which decides what becomes of floods and of spam. */
type DestinationReader =
  /** Many leads within an hour are told by their number, in one message. */
  | 'people'
  /** Gets each lead, marked when it looks made by a machine. */
  | 'program'
  /** Of subscribers: gets nobody who looks made by a machine, or has no e-mail address. */
  | 'list'
  /** Rows for people to work on: as a list, but a lead needs no e-mail address. */
  | 'table';

/**
 * The one list of the kinds of places where leads are sent, and who reads there. All but `mail` are
 * connected by an owner, each as often as they like: the server's folder
 * `modules/deliveries/destinations/` has one of each name.
 */
export const DESTINATION_READERS = {
  mail: 'people',
  webhook: 'program',
  mailchimp: 'list',
  klaviyo: 'list',
  hubspot: 'list',
  brevo: 'list',
  activecampaign: 'list',
  'google-sheets': 'table',
  slack: 'people',
  discord: 'people',
} as const satisfies Readonly<Record<string, DestinationReader>>;

export type DestinationKind = keyof typeof DESTINATION_READERS;
export const DESTINATION_KINDS = keysOf(DESTINATION_READERS);

export type ConnectedKind = Exclude<DestinationKind, 'mail'>;
export const CONNECTED_KINDS = DESTINATION_KINDS.filter((kind) => kind !== 'mail');

/** What became of a delivery: it arrived, is tried again, or was given up. */
export const DELIVERY_STATES = ['sent', 'waiting', 'failed'] as const;
