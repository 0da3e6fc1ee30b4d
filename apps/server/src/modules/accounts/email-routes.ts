import { isEmailAddress } from '@beckon/contract/form-rules';
import { ChangeEmailAnswer, ChangeEmailRequest } from '@beckon/contract/owner-calls';
import type { FastifyInstance } from 'fastify';
import { addLinkPage, addressMarkup, type MessagePage } from '../../http/answers/message-page.ts';
import { addressTaken, badRequest } from '../../http/owner/owner-errors.ts';
import { type OwnerApp, ownerIn } from '../../http/owner/owner-scope.ts';
import type { Accounts } from './accounts.ts';
import type { ChangeEmail } from './change-email.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import { DEMO_EMAIL, isDemoPassword } from './demo-account.ts';

interface EmailRouteDeps {
  readonly accounts: Pick<Accounts, 'isTaken'>;
  readonly changeEmail: ChangeEmail;
  readonly confirmPassword: ConfirmPassword;
}

/** `POST /api/owner/account/email`: asks for the password again. Contract: `session-call.ts`. */
export function emailRoute(
  app: OwnerApp,
  { accounts, changeEmail, confirmPassword }: EmailRouteDeps,
): void {
  app.post(
    '/api/owner/account/email',
    { schema: { body: ChangeEmailRequest, response: { 200: ChangeEmailAnswer } } },
    async (request) => {
      const owner = ownerIn(request);
      const email = request.body.email.trim().toLowerCase();
      if (!isEmailAddress(email)) throw badRequest('This is no e-mail address.');
      await confirmPassword(owner, request.body.password);
      // Only the address of the demo limits its well-known password to this machine.
      if (owner.email === DEMO_EMAIL && isDemoPassword(request.body.password))
        throw badRequest('Everybody knows this password. Choose another one first.');
      if (await accounts.isTaken(email)) throw addressTaken();
      const change = { userId: owner.userId, before: owner.email, email };
      return { success: true as const, isChanged: await changeEmail.ask(change) };
    },
  );
}

const TITLE = 'Your new address';
const TOO_OLD: MessagePage = {
  title: TITLE,
  text: 'This link is used, too old or incomplete. Ask for another one in your account.',
  role: 'alert',
};

/** The page behind the link in the mail to the new address. */
export async function emailPages(
  app: FastifyInstance,
  { changeEmail }: Pick<EmailRouteDeps, 'changeEmail'>,
): Promise<void> {
  addLinkPage(app, '/new-address', async ({ token, isPressed }) => {
    const change = await changeEmail.read(token);
    if (change === undefined) return TOO_OLD;
    const who = addressMarkup(change.email);
    if (!isPressed)
      return {
        title: TITLE,
        text: `Sign in to Beckon with ${who} from now on?`,
        button: 'Yes, use it',
      };
    await changeEmail.carryOut(change);
    return { title: 'Done', text: `You now sign in with ${who}.`, role: 'status' };
  });
}
