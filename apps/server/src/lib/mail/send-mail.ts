import type { Transporter } from 'nodemailer';

export interface Mail {
  readonly to: string;
  /** Address for answers; without one, the sender's. */
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  /** The same text as html. */
  readonly html?: string;
  /** The address to which mail programs post to unsubscribe the reader (RFC 8058). */
  readonly unsubscribeUrl?: string;
}

/** Sends a mail. Rejects if the mail server does not accept it. */
export type SendMail = (mail: Mail) => Promise<void>;

/** For owners, where a mail is needed and none can be sent. */
export const NO_MAIL_SERVER = 'This server has no mail server: SMTP_URL is not set.';

const PATIENCE_MS = '15000';

/** Sends through the SMTP server of the settings. */
export function buildSendMail({
  smtpUrl,
  from,
}: {
  readonly smtpUrl: string;
  readonly from: string;
}): SendMail {
  const server = new URL(smtpUrl);
  for (const wait of ['connectionTimeout', 'greetingTimeout', 'socketTimeout'])
    if (!server.searchParams.has(wait)) server.searchParams.set(wait, PATIENCE_MS);
  let transport: Promise<Transporter> | undefined;
  // Loaded for the first mail: many servers send none.
  const open = (): Promise<Transporter> =>
    (transport ??= import('nodemailer').then(({ createTransport }) =>
      createTransport(server.href, { from }),
    ));
  return async ({ to, replyTo, unsubscribeUrl, ...rest }) => {
    const opened = await open();
    await opened.sendMail({
      ...rest,
      to: oneAddress(to),
      ...(replyTo !== undefined && { replyTo: oneAddress(replyTo) }),
      ...(unsubscribeUrl !== undefined && {
        headers: {
          'List-Unsubscribe': `<${unsubscribeUrl}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      }),
    });
  };
}

/**
 * The address is passed as an object. A text would be parsed, and a visitor's text could be read as
 * a name, a comment or a list of other addresses.
 */
function oneAddress(address: string): { readonly name: string; readonly address: string } {
  return { name: '', address };
}

/**
 * For mail that no owner waits for: resolves at once, because a mail server may take 15 s for each
 * mail, and never rejects. A failure is logged.
 */
export function withoutWaiting(sendMail: SendMail, logError: (error: unknown) => void): SendMail {
  return async (mail) => void sendMail(mail).catch(logError);
}
