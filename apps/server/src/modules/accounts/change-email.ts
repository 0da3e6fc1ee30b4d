import { createHash } from 'node:crypto';
import { tooManyTries } from '../../http/owner-errors.ts';
import { readAddressToken, writeAddressToken } from '../../lib/address-token.ts';
import { createLimiter } from '../../lib/limiter.ts';
import type { SendMail } from '../../lib/send-mail.ts';
import type { Accounts } from './accounts.ts';
import type { Credentials } from './owner-users.ts';

const LINK_LIVES_MS = 3_600_000;
/** Within the same time, of one owner and to one address: they may go to strangers. */
const MOST_MAILS = 5;

interface ChangeEmailDeps {
  readonly accounts: Pick<Accounts, 'credentialsOf' | 'forgetResetLinks' | 'isTaken' | 'setEmail'>;
  readonly sendMail: SendMail | undefined;
  readonly secret: string;
  readonly baseUrl: string;
  readonly now: () => number;
}

/** A change that a link asks for. */
interface WantedChange {
  readonly userId: string;
  readonly before: string;
  readonly email: string;
}

/** Gives owners another address, which has to answer first where mail is set up. */
export interface ChangeEmail {
  /** True: changed. False: a mail to the new address asks. Throws 429 after too many mails. */
  ask(change: WantedChange): Promise<boolean>;
  /**
   * What a link asks for; undefined: not ours, too old, used, the password was changed or the
   * address taken since.
   */
  read(token: string): Promise<WantedChange | undefined>;
  carryOut(change: WantedChange): Promise<void>;
}

export function buildChangeEmail(deps: ChangeEmailDeps): ChangeEmail {
  const { accounts, sendMail, secret, baseUrl, now } = deps;
  const carryOut = async ({ userId, before, email }: WantedChange): Promise<void> => {
    await accounts.setEmail(userId, email);
    // Whoever reads the mails of the old address has no way in any more.
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
 * A link is good for one change: afterwards the address is another one. A new password ends it,
 * too: it is what owners choose when someone else knew the old one and may have asked for the
 * link.
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
