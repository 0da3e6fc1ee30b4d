import type { DestinationForm, FieldMapping } from '@beckon/contract/owner-calls';
import type { DestinationReader } from '../../../lib/plan-deliveries.ts';
import type { SiteRecord } from '../../../store/store.ts';
import type { CallProvider } from '../call-provider.ts';
import type { DeliveredLead } from '../delivered-lead.ts';

/** What an owner filled in, its secrets opened. */
export interface Connection {
  /** Settings and secrets by the names of the form's inputs; what is empty is missing. */
  readonly values: Readonly<Record<string, string>>;
  readonly mapping: FieldMapping;
}

/** A lead, or only how many there were. */
export type DeliveryContent = { readonly lead: DeliveredLead } | { readonly count: number };

/** What is to be sent to one destination. */
export interface DestinationJob<Content = { readonly lead: DeliveredLead }> {
  readonly site: SiteRecord;
  readonly connection: Connection;
  readonly content: Content;
  readonly isTest: boolean;
  /** In ms. */
  readonly at: number;
  /** Where the owner sees all leads. */
  readonly leadsUrl: string;
}

/**
 * One kind of destination that an owner connects. A further one is a folder here and a line in
 * `index.ts`.
 */
export interface ConnectedDestination<Content = { readonly lead: DeliveredLead }> {
  readonly reader: DestinationReader;
  readonly form: Omit<DestinationForm, 'kind'>;
  /** What is wrong with what was filled in, in a sentence; undefined: nothing. */
  readonly problemOf?: (values: Connection['values']) => string | undefined;
  /**
   * Rejects with `DeliveryFailed` unless it arrived. May be asked again for one that arrived. A
   * property, because TypeScript compares the parameters of methods loosely: it would not miss a
   * forgotten `eachLead`.
   */
  readonly send: (job: DestinationJob<Content>, call: CallProvider) => Promise<void>;
}
