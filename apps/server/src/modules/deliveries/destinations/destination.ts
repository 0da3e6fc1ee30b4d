import type { SendMail } from '../../../lib/send-mail.ts';
import type { SiteRecord, Store } from '../../../store/store.ts';
import type { DeliveredLead } from '../delivered-lead.ts';
import type { PostWebhook } from './post-webhook.ts';

/** What destinations are made from. */
export interface DestinationDeps {
  readonly store: Pick<Store, 'confirmedRecipients'>;
  /** Undefined: no mail server is set. */
  readonly sendMail: SendMail | undefined;
  readonly postWebhook: PostWebhook;
  /** The dashboard's address. */
  readonly baseUrl: string;
  readonly now: () => number;
}

/** What is to be told to one address of a site's settings. */
export interface Delivery {
  readonly site: SiteRecord;
  readonly address: string;
  /** A lead, or only how many there were. */
  readonly content: { readonly lead: DeliveredLead } | { readonly count: number };
}

/**
 * One kind of place where leads are sent: composes what is sent there, and sends it. A further kind
 * is a file here, its line in `index.ts`, and its rows in the contract's `delivery-calls.ts`.
 */
export interface Destination {
  /** Rejects when it did not arrive; it is tried again later. */
  send(delivery: Delivery): Promise<void>;
  /** Sends a made-up lead wherever the site's settings say; rejects with a sentence for the owner. */
  sendTest(site: SiteRecord, lead: DeliveredLead): Promise<void>;
}
