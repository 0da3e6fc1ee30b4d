import { createHash } from 'node:crypto';
import { tooManyTries } from '../../http/owner/owner-errors.ts';
import { readAddressToken, writeAddressToken } from '../../lib/mail/address-token.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { SendMail } from '../../lib/mail/send-mail.ts';
import type { Accounts } from './accounts.ts';
import type { Credentials } from './owner-users.ts';

const LINK_LIVES_MS = 3_600_000;
/** The limit for one owner and for one address while a link is valid: the mails may go to strangers. */
const MOST_MAILS = 5;

interface ChangeEmailDeps {
  readonly accounts: Pick<Accounts, 'credentialsOf' | 'forgetResetLinks' | 'isTaken' | 'setEmail'>;
  readonly sendMail: SendMail | undefined;
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The change that a link confirms. */
interface WantedChange {
  readonly userId: string;
  readonly before: string;
  readonly email: string;
}

/** Changes an owner's address. Where mail is set up, the new address has to confirm first. */
export interface ChangeEmail {
  /**
   * True: the address is changed. False: a mail asks the new address to confirm. Throws 429 after
   * too many mails.
   */
  ask(change: WantedChange): Promise<boolean>;
  /**
   * The change that a link confirms. Undefined: the link is not ours, too old or used, or the
   * password was changed or the address taken since.
   */
  read(token: string): Promise<WantedChange | undefined>;
  carryOut(change: WantedChange): Promise<void>;
}

export function buildChangeEmail(deps: ChangeEmailDeps): ChangeEmail {
  const { accounts, sendMail, secret, baseUrl, now } = deps;
  const carryOut = async ({ userId, before, email }: WantedChange): Promise<void> => {
    await accounts.setEmail(userId, email);
    // Someone who reads the mails of the old address cannot sign in any more.
    await accounts.forgetResetLinks(userId);
    await sendMail?.({
      to: before,
      subject: 'Your address for Beckon is changed',
      text: notice(email),
    });
  };
  const asked = createLimiter({ withinMs: LINK_LIVES_MS, now });
  const countMail = (...keys: readonly string[]): void => {
    const seconds = Math.max(...keys.map((key) => asked.waitSeconds(key, MOST_MAILS)));
    if (seconds > 0) throw tooManyTries(seconds);
    for (const key of keys) asked.count(key);
  };
  return {
    carryOut,
    async ask(change) {
      if (!sendMail) {
        await carryOut(change);
        return true;
      }
      const { userId, email } = change;
      countMail(userId, email);
      const mark = markOf(await accounts.credentialsOf(userId));
      const claim = { subjectId: `${userId}:${mark}`, address: email };
      const token = writeAddressToken('owner', claim, { until: now() + LINK_LIVES_MS, secret });
      const text = question(`${baseUrl}/new-address/en?token=${token}`);
      await sendMail({ to: email, subject: 'Confirm your new address for Beckon', text });
      return false;
    },
    async read(token) {
      const claim = readAddressToken('owner', token, { now: now(), secret });
      if (claim === undefined) return undefined;
      const { subjectId, address: email } = claim;
      const [userId = '', mark] = subjectId.split(':');
      const credentials = await accounts.credentialsOf(userId);
      if (credentials === undefined || markOf(credentials) !== mark) return undefined;
      const { email: before } = credentials;
      return (await accounts.isTaken(email)) ? undefined : { userId, before, email };
    },
  };
}

/**
 * A link is valid for one change, because the address is another one afterwards. A new password
 * also makes it invalid: owners set a new one if someone else knew the old one, and that person may
 * have requested the link.
 */
function markOf(credentials: Credentials | undefined): string {
  const { email = '', passwordHash = '' } = credentials ?? {};
  return createHash('sha256').update(`${email}\n${passwordHash}`).digest('hex').slice(0, 16);
}

function question(link: string): string {
  return `Someone, hopefully you, wants to sign in to Beckon with this address.\n\nConfirm it here within an hour:\n${link}\n\nIf it was not you, do nothing: nothing changes.\n`;
}

function notice(email: string): string {
  return `You now sign in to Beckon with ${email}.\n\nIf it was not you who changed the address, ask the person who runs this Beckon for help.\n`;
}
