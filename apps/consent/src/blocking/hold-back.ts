import { parseUrl } from '@beckon/host-page/parse-url';
import type { BlockRule } from '../settings/settings.ts';
import { ADDRESSES, partsOf } from './addresses.ts';
import { catchAddresses } from './catch-addresses.ts';
import { OWN_BOX } from './own-box.ts';

interface HoldBackDeps {
  readonly window: Window & typeof globalThis;
  readonly rules: readonly BlockRule[];
  /** The category or service has consent already. */
  readonly isAllowed: (rule: BlockRule) => boolean;
  /** The trees in which something waits: the document, and shadow roots, which are added here. */
  readonly trees: ParentNode[];
}

/** Elements that load something. Many pages preload a style sheet and turn it on when it is loaded. */
const KINDS =
  'script[src],iframe,img,embed,object,video,audio,video *,audio *,link[rel~=stylesheet],link[rel~=preload]';

/**
 * Marks scripts, frames, pictures, players and styles of known services as they appear, so that
 * they wait like marked ones. Elements of the page's html are caught before they run; those that a
 * script makes are caught when they get their address. docs/behaviour/consent.md#unmarked
 */
export function holdBack({ window, rules, isAllowed, trees }: HoldBackDeps): MutationObserver {
  const ruleFor = (address: string): BlockRule | undefined => {
    const rule = rules.find(({ patterns }) => patterns.some((part) => address.includes(part)));
    return rule === undefined || isAllowed(rule) ? undefined : rule;
  };
  const held = new WeakSet<Element>();
  const hold = (element: HTMLElement, rule: BlockRule): void => {
    mark(element, rule);
    held.add(element);
  };
  const look = (found: HTMLElement): void => {
    const element = found.closest<HTMLElement>('video,audio') ?? found;
    if (isMarked(element)) {
      // The element was held back before a script inserted it into the page.
      if (held.has(element)) settle(element);
      return;
    }
    const rule = ruleFor(addressesOf(element));
    if (rule === undefined) return;
    const isScript = element instanceof HTMLScriptElement;
    const waiting = isScript ? window.document.importNode(element, true) : element;
    hold(waiting, rule);
    if (isScript) {
      element.replaceWith(waiting);
      // A script that was inserted as html may be loading already. In another document it never runs.
      new Document().append(element);
    }
    settle(waiting);
  };
  const settle = (element: HTMLElement): void => {
    wrapInBox(element);
    const tree = element.getRootNode();
    if (tree instanceof ShadowRoot && !trees.includes(tree)) trees.push(tree);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches(KINDS)) look(node);
        node.querySelectorAll<HTMLElement>(KINDS).forEach(look);
      }
  });
  const watch = (tree: Node): void => observer.observe(tree, { childList: true, subtree: true });
  watch(window.document);
  watchShadows(watch);
  catchAddresses((element, name, address) => {
    const waits = held.has(element) && !element.matches('.cmplz-activated');
    const rule = waits || !isMarked(element) ? ruleFor(absolute(element, address)) : undefined;
    if (!waits && rule === undefined) return true;
    if (rule !== undefined) (waits ? markFor : hold)(element, rule);
    element.setAttribute(waitingName(element, name), address);
    return false;
  });
  return observer;
}

/** All addresses of the element, in one text. */
function addressesOf(element: Element): string {
  return partsOf(element)
    .flatMap((part) => ADDRESSES.map((name) => absolute(part, part.getAttribute(name) ?? '')))
    .join();
}

/** Whether the page itself marked the element, or we have released it. */
function isMarked(element: Element): boolean {
  return element.matches('[data-category],.cmplz-activated');
}

function absolute(element: Element, address: string): string {
  return address && (parseUrl(address, element.baseURI)?.href ?? address);
}

function markFor(element: HTMLElement, rule: BlockRule): void {
  element.dataset['category'] = rule.category;
  element.dataset['service'] = rule.service;
}

/** The attribute in which an address waits. */
function waitingName(element: Element, name: string): string {
  if (element instanceof HTMLScriptElement) return 'data-cmplz-src';
  return name === 'href' ? 'data-href' : `data-${name}-cmplz`;
}

/** Gives the element the form in which a server would have printed it blocked. */
function mark(element: HTMLElement, rule: BlockRule): void {
  markFor(element, rule);
  for (const part of partsOf(element))
    for (const name of ADDRESSES) {
      const address = part.getAttribute(name);
      if (address === null) continue;
      part.setAttribute(waitingName(part, name), address);
      part.removeAttribute(name);
    }
  if (element instanceof HTMLScriptElement) {
    if (element.type === 'module') element.dataset['scriptType'] = 'module';
    element.type = 'text/plain';
  } else if (!element.matches('img,link')) {
    element.classList.add('cmplz-iframe', 'cmplz-iframe-styles', 'cmplz-placeholder-element');
    if (element instanceof HTMLIFrameElement) element.src = 'about:blank';
    // Without this, a player goes on loading an address that it no longer has.
    if (element instanceof HTMLMediaElement) element.load();
  }
}

/**
 * The notice covers the parent of a frame. If the parent contains more than the frame (the body,
 * for example), is a paragraph or a shadow root, the frame gets its own box. Otherwise the notice
 * would cover everything.
 */
function wrapInBox(frame: Element): void {
  const { parentElement: parent, ownerDocument } = frame;
  if (!frame.matches('.cmplz-iframe') || frame.parentNode === null) return;
  if (parent?.matches(':not(body,p)') && parent.childElementCount === 1) return;
  const box = ownerDocument.createElement(OWN_BOX);
  frame.replaceWith(box);
  box.append(frame);
}

/** Also watches shadow roots that the page makes from now on. */
function watchShadows(watch: (tree: Node) => void): void {
  const { prototype } = Element;
  const { attachShadow } = prototype;
  prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
}
