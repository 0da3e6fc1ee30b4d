import type { Listen } from '../page/listen.ts';

interface ShadowNoticesDeps {
  readonly document: Document;
  readonly listen: Listen;
  /** Styles of the notices; undefined if the site's style sheet contains them. */
  readonly pageStyles: string | undefined;
  /** Called when the button of a notice is pressed. */
  readonly choose: (button: HTMLElement) => void;
}

const BUTTON =
  'button.cmplz-blocked-content-notice,.cmplz-blocked-content-notice .cmplz-accept-service';

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
    listen(tree, 'click', ({ target }) => {
      const button = target instanceof Element ? target.closest<HTMLElement>(BUTTON) : null;
      if (button !== null) choose(button);
    });
    if (pageStyles === undefined) return;
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = pageStyles;
    tree.append(link);
  };
}
