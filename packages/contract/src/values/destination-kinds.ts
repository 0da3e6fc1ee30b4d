/**
 * Kinds of places that an owner connects, each as often as they like; the server's folder
 * `modules/deliveries/destinations/` has one of each name.
 */
export const CONNECTED_KINDS = [
  'webhook',
  'mailchimp',
  'klaviyo',
  'hubspot',
  'brevo',
  'activecampaign',
  'google-sheets',
  'slack',
  'discord',
] as const;
export type ConnectedKind = (typeof CONNECTED_KINDS)[number];

/** Kinds of places where new leads are sent: people by mail, and what is connected. */
export const DESTINATION_KINDS = ['mail', ...CONNECTED_KINDS] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

/** Who reads what arrives there, which decides what becomes of floods and of spam. */
export const DESTINATION_READERS: Readonly<
  Record<DestinationKind, 'people' | 'program' | 'list' | 'table'>
> = {
  /** People: many leads within an hour are told by their number, in one message. */
  mail: 'people',
  slack: 'people',
  discord: 'people',
  /** A program gets each lead, marked when it looks made by a machine. */
  webhook: 'program',
  /** A list of subscribers gets nobody who looks made by a machine, or has no e-mail address. */
  mailchimp: 'list',
  klaviyo: 'list',
  hubspot: 'list',
  brevo: 'list',
  activecampaign: 'list',
  /** Rows for people to work on: the same, but a lead needs no e-mail address. */
  'google-sheets': 'table',
};

/** What became of a delivery: it arrived, is tried again, or was given up. */
export const DELIVERY_STATES = ['sent', 'waiting', 'failed'] as const;
