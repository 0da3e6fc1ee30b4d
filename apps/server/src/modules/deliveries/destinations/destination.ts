import type { DestinationForm, FieldMapping } from '@beckon/contract/owner-calls';
import type { DestinationReader } from '../../../lib/leads/plan-deliveries.ts';
import type { SiteRecord } from '../../../store/store.ts';
import type { CallProvider } from '../call-provider.ts';
import type { DeliveredLead } from '../delivered-lead.ts';

/** What an owner filled in, with decrypted secrets. */
export interface Connection {
  /** Settings and secrets by the names of the form's inputs. Empty ones are missing. */
  readonly values: Readonly<Record<string, string>>;
  readonly mapping: FieldMapping;
}

/** A lead, or only the number of leads. */
export type DeliveryContent = { readonly lead: DeliveredLead } | { readonly count: number };

/** What to send to one destination. */
export interface DestinationJob<Content = { readonly lead: DeliveredLead }> {
  readonly site: SiteRecord;
  readonly connection: Connection;
  readonly content: Content;
  readonly isTest: boolean;
  /** In ms. */
  readonly at: number;
  /** The page on which the owner sees all leads. */
  readonly leadsUrl: string;
}

/**
 * One kind of destination that an owner can connect. To add one, add a folder here and a line in
 * `index.ts`.
 */
export interface ConnectedDestination<Content = { readonly lead: DeliveredLead }> {
  readonly reader: DestinationReader;
  readonly form: Omit<DestinationForm, 'kind'>;
  /** Checks the values. Returns the problem in a sentence, or undefined if there is none. */
  readonly problemOf?: (values: Connection['values']) => string | undefined;
  /**
   * Rejects with `DeliveryFailed` unless the lead arrived. May be called again for a lead that
   * arrived. This is a property because TypeScript compares the parameters of methods less
   * strictly: it would not report a missing `eachLead`.
   */
  readonly send: (job: DestinationJob<Content>, call: CallProvider) => Promise<void>;
}
