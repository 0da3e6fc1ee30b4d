interface ShadowNoticesDeps {
  readonly document: Document;
  /** Address of the styles of notices; undefined if the site's style sheet contains them. */
  readonly address: string | undefined;
  /** Lets the controls of a shadow root work. Called once for each. */
  readonly listenIn: (tree: ShadowRoot) => void;
}

/**
 * Returns a function that prepares a shadow root for its notices, because the styles of the page do
 * not reach it. A component may write its html again, so it is called for each notice.
 */
export function createShadowNotices(deps: ShadowNoticesDeps): (tree: ShadowRoot) => void {
  const { document, address, listenIn } = deps;
  const links = new WeakMap<ShadowRoot, HTMLLinkElement>();
  return (tree) => {
    const link = links.get(tree) ?? document.createElement('link');
    if (!links.has(tree)) listenIn(tree);
    links.set(tree, link);
    if (address === undefined || link.parentNode === tree) return;
    link.rel = 'stylesheet';
    link.href = address;
    tree.append(link);
  };
}
