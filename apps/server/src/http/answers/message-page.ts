import { LANGUAGES, type Language } from '@beckon/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVisitorBodyParsers } from '../body-parsers.ts';
import { plainPage } from './plain-page.ts';

const STYLE = `
body {
  min-height: 100vh;
  display: grid;
  place-items: center;
}
main {
  width: min(100% - 48px, 460px);
}
bdi {
  font-weight: 600;
  overflow-wrap: anywhere;
}
button {
  margin-top: 12px;
}
`;
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page with one message, and with a button if it asks something. Texts may contain markup. */
export interface MessagePage {
  readonly title: string;
  readonly text: string;
  /** `alert`: something is wrong. `status`: it is done. If missing, the page asks a question. */
  readonly role?: 'alert' | 'status';
  /** The label of the button, which posts to the page's own address. If missing, there is no button. */
  readonly button?: string;
  /** The value that the button sends as `choice`. */
  readonly choice?: string;
}

function messagePage(
  { title, text, role, button, choice }: MessagePage,
  language: Language,
): string {
  const spoken = role === undefined ? '' : ` role="${role}"`;
  const named = choice === undefined ? '' : ` name="choice" value="${choice}"`;
  const form =
    button === undefined ? '' : `<form method="post"><button${named}>${button}</button></form>`;
  const body = `<h1>${title}</h1><p${spoken}>${text}</p>${form}`;
  return plainPage({ language, title, body, style: STYLE });
}

/** Sends a page with one message. A page of role `alert` has status 404. */
export function sendMessagePage(
  reply: FastifyReply,
  page: MessagePage,
  language: Language,
): FastifyReply {
  return reply
    .code(page.role === 'alert' ? 404 : 200)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .header('content-security-policy', POLICY)
    .send(messagePage(page, language));
}

/** Markup of an e-mail or web address for a text of a page. */
export function addressMarkup(address: string): string {
  return `<bdi>${address.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)}</bdi>`;
}

export interface LinkQuestion {
  readonly token: string;
  readonly language: Language;
  /**
   * True if the button was pressed. Programs open links, too, so opening a link must change
   * nothing.
   */
  readonly isPressed: boolean;
  /** The `choice` of the pressed button; undefined if it has none. */
  readonly choice: unknown;
}

type PageRequest = FastifyRequest<{
  Params: { readonly language: string };
  Querystring: { readonly token?: unknown };
}>;

/**
 * Adds the page behind a link in a mail, `{path}/{language}?token=`. It needs no session, because
 * the link is the proof. `answer` decides what the page shows.
 */
export function addLinkPage(
  app: FastifyInstance,
  path: string,
  answer: (question: LinkQuestion) => Promise<MessagePage>,
): void {
  addVisitorBodyParsers(app);
  const handler = async (request: PageRequest, reply: FastifyReply) => {
    const language = LANGUAGES.find((known) => known === request.params.language) ?? 'en';
    const { token } = request.query;
    const page = await answer({
      token: typeof token === 'string' ? token : '',
      language,
      isPressed: request.method === 'POST',
      choice: Object(request.body).choice,
    });
    return sendMessagePage(reply, page, language);
  };
  for (const method of ['GET', 'POST'] as const)
    app.route({ method, url: `${path}/:language`, handler });
}
