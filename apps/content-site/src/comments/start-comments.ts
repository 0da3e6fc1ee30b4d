import { askPath, readObject } from '@beckon/host-page/page/foreign-object';
import type { PageTools } from '../page/page-tools.ts';
import { plainlyClicked } from '../page/plain-click.ts';
import { createCommentReply } from './comment-reply.ts';
import { readMoveForm, readReplyLink } from './read-reply-link.ts';
import { sendByKeyboard } from './send-by-keyboard.ts';

/**
 * The global variable of WordPress's own script. Themes and plugins call its methods, and may
 * replace it.
 */
export const COMMENT_GLOBAL = 'addComment';

/** The methods of `window.addComment`. */
interface CommentApi {
  /** Does nothing, because clicks are handled for later comments, too. */
  init(context?: unknown): void;
  /**
   * Returns false if the form was moved, so that the link is not followed. Undefined if it could
   * not be moved.
   */
  moveForm(...given: readonly unknown[]): false | undefined;
}

/** Lets visitors answer comments in place. docs/behaviour/content-site.md#comments */
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
      // Calls the global method, so that a plugin can move the form in its own way.
      const answer = askPath(window, `${COMMENT_GLOBAL}.moveForm`, ...request);
      clickedLink = null;
      if (answer === false) event.preventDefault();
    },
    { passive: false },
  );
  sendByKeyboard(tools, isOurs);
}

/**
 * Whether the global is that of WordPress's own script. It handles the same links, so ours must
 * not.
 */
function isOtherScript(found: object | undefined, api: object): boolean {
  return found !== undefined && found !== api && typeof Reflect.get(found, 'init') === 'function';
}
