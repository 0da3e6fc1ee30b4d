import { LANGUAGES, type Language } from '@beckon/contract/values';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addVisitorBodyParsers } from './body-parsers.ts';
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

/** A page that says one thing, with a button if something is asked. Texts may hold markup. */
export interface MessagePage {
  readonly title: string;
  readonly text: string;
  /** `alert`: something is wrong. `status`: it is done. Missing: it is a question. */
  readonly role?: 'alert' | 'status';
  /** What the button says, which posts to the page's own address. Missing: there is none. */
  readonly button?: string;
  /** What pressing it sends as `choice`. */
  readonly choice?: string;
}

/** Markup of the page. */
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

/** An address for a text of a page. */
export function addressMarkup(address: string): string {
  return `<bdi>${address.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`)}</bdi>`;
}

export interface LinkQuestion {
  readonly token: string;
  readonly language: Language;
  /** The button was pressed. Programs open links, too: opening one must change nothing. */
  readonly isPressed: boolean;
  /** Of the button that was pressed. Undefined: it has none. */
  readonly choice: unknown;
}

type PageRequest = FastifyRequest<{
  Params: { readonly language: string };
  Querystring: { readonly token?: unknown };
}>;

/**
 * The page behind a link of a mail, `{path}/{language}?token=`; needs no session, the link is the
 * proof. `answer` says what it shows; one of role `alert` is answered 404.
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
    return reply
      .code(page.role === 'alert' ? 404 : 200)
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .header('content-security-policy', POLICY)
      .send(messagePage(page, language));
  };
  for (const method of ['GET', 'POST'] as const)
    app.route({ method, url: `${path}/:language`, handler });
}
