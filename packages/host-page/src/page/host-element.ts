/** An element of ours in a page, with a shadow root as our container. */
export interface HostElement {
  readonly shadow: ShadowRoot;
  /** Writes `data-state`, for styles and for tests. */
  setState(name: string): void;
  remove(): void;
}

export interface HostElementOptions {
  readonly document: Document;
  readonly parent: Element;
  readonly attributes: Readonly<Record<string, string>>;
  readonly styles: Readonly<Record<string, string>>;
  /**
   * Called if another script removes or moves the element, as sites do that replace or wrap their
   * whole body. Moving takes what it contains out of the browser's top layer.
   */
  readonly onRemoved?: (() => void) | undefined;
}

/**
 * Creates the element and appends it to `parent`. Its styles are inline and important, so that no
 * rule of the host page can hide, move or restyle it.
 */
export function createHostElement(options: HostElementOptions): HostElement {
  const { document, parent, attributes, styles, onRemoved } = options;
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  for (const [name, value] of Object.entries(styles))
    element.style.setProperty(name, value, 'important');
  const shadow = element.attachShadow({ mode: 'open' });
  parent.append(element);
  const watch = new MutationObserver(() => {
    if (element.isConnected && element.parentNode === parent) return;
    watch.disconnect();
    onRemoved?.();
  });
  for (const place of [document, document.documentElement, document.body])
    watch.observe(place, { childList: true });
  return {
    shadow,
    setState: (name) => element.setAttribute('data-state', name),
    remove() {
      watch.disconnect();
      element.remove();
    },
  };
}
