import { type Static, Type } from 'typebox';
import { literals } from '../settings/literals.ts';
import { SENT_LEAD_COLUMNS } from '../values/results/lead-columns.ts';
import { SOURCE_PARAMETERS } from '../values/results/lead-sources.ts';
import { MAIL_ADDRESS_PATTERN } from '../values/mail-address.ts';
import { tableOf } from '../values/tables/table-of.ts';
import { LeadFieldSchema } from './lead-field.ts';
import { SourcePopups } from './source-popups.ts';

const MAX_RECIPIENTS = 10;
const Address = Type.String({ maxLength: 254, pattern: MAIL_ADDRESS_PATTERN });

/** Who gets a mail for each new lead of a site. Other destinations: `destination-calls.ts`. */
export const LeadNotices = Type.Object({
  emails: Type.Array(Address, { maxItems: MAX_RECIPIENTS }),
  /**
   * The addresses that get the leads of some popups only, each once. 400: the site has no such
   * popup. If it is left out of a change, addresses that stay listed keep their popups.
   */
  sources: Type.Optional(
    Type.Array(Type.Object({ email: Address, popupIds: SourcePopups }), {
      maxItems: MAX_RECIPIENTS,
    }),
  ),
});
export type LeadNotices = Static<typeof LeadNotices>;

/**
 * `POST /api/owner/sites/{siteId}/lead-notices/try` mails a made-up lead to those who agreed; 400
 * says why that failed.
 */

/**
 * `GET /api/owner/sites/{siteId}/recipients`: the addresses that the saved settings name, and which
 * of them agreed by the link in a mail; nobody else gets mails. `refusesLeadMails` and
 * `refusesReport`: they have unsubscribed from these mails by the link in one. `POST
 * …/recipients/ask` sends the mail that asks again to those who have neither agreed nor refused, at
 * most once an hour.
 */
export const RecipientsAnswer = Type.Object({
  success: Type.Literal(true),
  recipients: Type.Array(
    Type.Object({
      address: Type.String(),
      agreed: Type.Boolean(),
      refusesLeadMails: Type.Boolean(),
      refusesReport: Type.Boolean(),
    }),
  ),
});
export type RecipientsAnswer = Static<typeof RecipientsAnswer>;

/** What a webhook gets. */
export const LeadPost = Type.Object({
  event: Type.Literal('lead.created'),
  /** The same for each try, so that receivers can recognise repetitions. */
  id: Type.String(),
  at: Type.String(),
  isTest: Type.Boolean(),
  site: Type.Object({ id: Type.String(), name: Type.String() }),
  popup: Type.Object({ id: Type.String(), name: Type.String() }),
  ...tableOf(
    SENT_LEAD_COLUMNS,
    (column) => column,
    () => Type.String(),
  ),
  fields: Type.Array(LeadFieldSchema),
  url: Type.String(),
  /** The language of the browser. */
  language: Type.String(),
  /** Campaign and click ids, from the address of the page or of the first page of the visit. */
  source: Type.Object(
    tableOf(
      SOURCE_PARAMETERS,
      (name) => name,
      () => Type.String(),
    ),
  ),
  isSuspicious: Type.Boolean(),
  /** Whether the address was confirmed by the link of a mail; empty: it was not asked. */
  confirmation: literals(['', 'pending', 'confirmed']),
  /** What the boxes of the form said when it was sent. */
  consents: Type.Array(Type.Object({ text: Type.String(), isGiven: Type.Boolean() })),
});
export type LeadPost = Static<typeof LeadPost>;
