import { createTransport } from 'nodemailer';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Never rejects: a mail that cannot be sent is logged. */
export type SendMail = (mail: Mail) => Promise<void>;

/** Sends through the SMTP server of the settings. */
export function buildSendMail(settings: { readonly smtpUrl: string; readonly from: string; readonly logError: (error: unknown) => void }): SendMail {
  const transport = createTransport(settings.smtpUrl, { from: settings.from });
  return async (mail) => {
    try {
      await transport.sendMail({ ...mail, to: { name: '', address: mail.to } });
    } catch (error) {
      settings.logError(error);
    }
  };
}
