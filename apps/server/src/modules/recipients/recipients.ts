import {
  type AddressClaim,
  readAddressToken,
  writeAddressToken,
} from '../../lib/mail/address-token.ts';
import { plainName } from '../../lib/text/plain-name.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { SendMail } from '../../lib/mail/send-mail.ts';
import type { SiteRecord, Store } from '../../store/store.ts';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { HOUR_MS } from '../../lib/time/durations.ts';

const LINK_LIVES_MS = 7 * 24 * HOUR_MS;
const LIMITS = { gapMs: HOUR_MS, most: 20, withinMs: 24 * HOUR_MS };
/**
 * The maximum number of mails per day from one network that ask recipients to agree, for all
 * accounts that this network creates.
 */
const ASKED_A_NETWORK = 40;

export interface RecipientOptions {
  readonly store: Pick<
    Store,
    | 'confirmedRecipients'
    | 'refusingRecipients'
    | 'recordRecipientAsked'
    | 'confirmRecipient'
    | 'reportMailsOff'
  >;
  /** Undefined: no mail is set up, so nobody is asked to agree. */
  readonly sendMail: SendMail | undefined;
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** An address in a site's list of recipients. */
export interface RecipientState {
  readonly address: string;
  readonly agreed: boolean;
  /** The recipient has ended the mails about leads, and is not asked again. */
  readonly refusesLeadMails: boolean;
  /** The recipient has ended the weekly report. */
  readonly refusesReport: boolean;
}

/** Mails about leads go only to people who agreed with the link in a mail. */
export interface Recipients {
  /**
   * Asks the recipients in the site's list who have not agreed yet: each at most once an hour, and
   * at most `ASKED_A_NETWORK` a day from one network (see `networkOf`).
   */
  ask(site: SiteRecord, network: string): Promise<void>;
  /** The site's list of recipients, with who agreed. */
  list(site: SiteRecord): Promise<readonly RecipientState[]>;
  /** The recipient of a link. Undefined: the link is not ours, or too old. */
  read(token: string): AddressClaim | undefined;
  /** False: the account is gone. */
  agree(recipient: AddressClaim): Promise<boolean>;
}

export function buildRecipients(options: RecipientOptions): Recipients {
  const { store, sendMail, secret, baseUrl, now } = options;
  const list = async ({ id, accountId, settings }: SiteRecord) => {
    const addresses = settings.leadNotices?.emails ?? [];
    const lowered = addresses.map(lower);
    const agreed = await store.confirmedRecipients(accountId, lowered);
    const refusing = await store.refusingRecipients(accountId, lowered);
    const refusingReports = await store.reportMailsOff(id);
    return addresses.map((address) => ({
      address,
      agreed: agreed.has(lower(address)),
      refusesLeadMails: refusing.has(lower(address)),
      refusesReport: refusingReports.has(lower(address)),
    }));
  };
  const asked = createLimiter({ withinMs: LIMITS.withinMs, now });
  return {
    list,
    async ask(site, network) {
      if (!sendMail) return;
      const words = SERVER_TEXTS[site.settings.language].recipients;
      for (const { address, agreed } of await list(site)) {
        const to = lower(address);
        if (agreed || asked.waitSeconds(network, ASKED_A_NETWORK) > 0) continue;
        if (!(await store.recordRecipientAsked(site.accountId, to, { at: now(), ...LIMITS })))
          continue;
        asked.count(network);
        const claim = { subjectId: site.accountId, address: to };
        const token = writeAddressToken('recipient', claim, {
          until: now() + LINK_LIVES_MS,
          secret,
        });
        const link = `${baseUrl}/recipients/${site.settings.language}?token=${token}`;
        await sendMail({
          to,
          subject: words.subject,
          text: words.mail(plainName(site.name), link),
        });
      }
    },
    read: (token) => readAddressToken('recipient', token, { now: now(), secret }),
    agree: ({ subjectId, address }) => store.confirmRecipient(subjectId, address, now()),
  };
}

function lower(address: string): string {
  return address.toLowerCase();
}
