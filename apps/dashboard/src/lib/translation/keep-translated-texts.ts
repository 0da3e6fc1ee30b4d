/**
 * Browsers translate a page by putting `font` elements in the place of its texts. React does not
 * know: it throws when it removes such a text or adds something before it, and what it writes into
 * the text is not seen. This remembers what took the place of each text, and acts on that instead.
 */
export function keepTranslatedTexts(root: Node): () => void {
  const places = new WeakMap<Node, ChildNode>();
  const fonts = new WeakSet<Node>();
  let isTranslated = false;
  const written = new MutationObserver((records) => {
    for (const { target } of records) putBack(target, places.get(target));
  });
  const replaced = new MutationObserver((records) => {
    for (const record of records) recordPlace(record);
  });

  function recordPlace(record: MutationRecord): void {
    const [text] = record.removedNodes;
    const font = fontsBeside(record).find((one) => !fonts.has(one));
    if (!(text instanceof Text) || text.isConnected || font === undefined) return;
    isTranslated = true;
    fonts.add(font);
    places.set(text, font);
    written.observe(text, { characterData: true });
  }

  /**
   * The child that shows a text: the text itself, or what a translator put in its place. On pages
   * that are not translated, browsers report a child that is not there, as usual.
   */
  function placeOf(parent: Node, child: Node): Node | undefined {
    if (child.parentNode === parent) return child;
    // React may be faster than the observer.
    for (const record of replaced.takeRecords()) recordPlace(record);
    if (!isTranslated) return child;
    const font = places.get(child);
    return font?.parentNode === parent ? font : undefined;
  }

  replaced.observe(root, { subtree: true, childList: true });
  const undo = guardNodes(placeOf);
  return () => {
    undo();
    replaced.disconnect();
    written.disconnect();
  };
}

/** A new text replaces the translation of the old one; the translator then translates it, too. */
function putBack(text: Node, font: ChildNode | undefined): void {
  if (text.parentNode === null && font?.isConnected === true) font.replaceWith(text);
}

/** One step (`replaceChild`), or two: first the `font` before or after the text, then without it. */
function fontsBeside({ addedNodes, previousSibling, nextSibling }: MutationRecord): HTMLElement[] {
  return [addedNodes[0], previousSibling, nextSibling].filter(
    (node): node is HTMLElement => node instanceof HTMLElement && node.localName === 'font',
  );
}

function guardNodes(placeOf: (parent: Node, child: Node) => Node | undefined): () => void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function guarded<T extends Node>(this: Node, child: T): T {
    const place = placeOf(this, child);
    // What somehow left the page already needs no removal.
    if (place !== undefined) removeChild.call(this, place);
    return child;
  };
  Node.prototype.insertBefore = function guarded<T extends Node>(
    this: Node,
    added: T,
    next?: Node | null,
  ): T {
    insertBefore.call(this, added, next ? (placeOf(this, next) ?? null) : null);
    return added;
  };
  return () => Object.assign(Node.prototype, { removeChild, insertBefore });
}
