import type { Listen } from '../page/listen.ts';

interface ShadowNoticesDeps {
  readonly document: Document;
  readonly listen: Listen;
  /** Styles of the notices; undefined if the site's style sheet contains them. */
  readonly pageStyles: string | undefined;
  /** Called when the button of a notice is pressed. */
  readonly choose: (button: HTMLElement) => void;
}

/**
 * Returns a function that prepares a shadow root for its notices, once: the styles of the page do
 * not reach it, and a listener on the document does not learn which button was pressed in it. Does
 * nothing for the document.
 */
export function createShadowNotices(deps: ShadowNoticesDeps): (tree: Node) => void {
  const { document, listen, pageStyles, choose } = deps;
  const prepared = new WeakSet<Node>();
  return (tree) => {
    if (!(tree instanceof ShadowRoot) || prepared.has(tree)) return;
    prepared.add(tree);
    listen(tree, 'click', (event) => {
      const button =
        event.target instanceof Element ? event.target.closest('button[data-service]') : null;
      if (!(button instanceof HTMLElement)) return;
      const box = button.closest('.cmplz-blocked-content-notice')?.parentElement;
      if (!box) return;
      // The notice goes away: its place in the page keeps the focus.
      box.tabIndex = -1;
      box.focus();
      choose(button);
    });
    if (pageStyles === undefined) return;
    tree.append(
      Object.assign(document.createElement('link'), { rel: 'stylesheet', href: pageStyles }),
    );
  };
}
