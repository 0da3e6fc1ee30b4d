import { askPath, readObject } from '@beckon/host-page/page/foreign-object';
import type { PageTools } from '../page/page-tools.ts';
import { plainlyClicked } from '../page/plain-click.ts';
import { createCommentReply } from './comment-reply.ts';
import { readMoveForm, readReplyLink } from './read-reply-link.ts';
import { sendByKeyboard } from './send-by-keyboard.ts';

/**
 * The global of WordPress's own script; themes and plugins call it, and may put theirs in its
 * place.
 */
export const COMMENT_GLOBAL = 'addComment';

/** What `window.addComment` offers. */
interface CommentApi {
  /** Nothing to do: comments that come later are answered as they are. */
  init(context?: unknown): void;
  /** False: the form has moved, and the link needs not be followed. Undefined: it could not. */
  moveForm(...given: readonly unknown[]): false | undefined;
}

/** Answering comments in place. docs/behaviour/content-site.md#comments */
export function startComments(tools: PageTools): void {
  const { window, document, listen } = tools;
  const reply = createCommentReply(document);
  let clickedLink: Element | null = null;
  const api: CommentApi = {
    init: () => undefined,
    moveForm: (...given) =>
      reply.move(readMoveForm(given), clickedLink ?? document.activeElement) ? false : undefined,
  };
  if (readObject(window, COMMENT_GLOBAL) === undefined) Reflect.set(window, COMMENT_GLOBAL, api);
  const isOurs = (): boolean => !isOtherScript(readObject(window, COMMENT_GLOBAL), api);

  listen(
    document,
    'click',
    (event) => {
      if (!isOurs()) return;
      if (plainlyClicked(event, '#cancel-comment-reply-link')) {
        if (reply.cancel()) event.preventDefault();
        return;
      }
      const link = plainlyClicked(event, '.comment-reply-link');
      const request = link && readReplyLink(link);
      if (link === undefined || request === undefined) return;
      clickedLink = link;
      // Through the global, so that a plugin may move the form in its own way.
      const answer = askPath(window, `${COMMENT_GLOBAL}.moveForm`, ...request);
      clickedLink = null;
      if (answer === false) event.preventDefault();
    },
    { passive: false },
  );
  sendByKeyboard(tools, isOurs);
}

/** WordPress's own script has bound its links by itself; both at once would act twice. */
function isOtherScript(found: object | undefined, api: object): boolean {
  return found !== undefined && found !== api && typeof Reflect.get(found, 'init') === 'function';
}
