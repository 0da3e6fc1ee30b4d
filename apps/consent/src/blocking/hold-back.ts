import type { BlockRule } from '../settings/settings.ts';
import { sourcesOf } from './picture-sources.ts';

/** Holds back content that nobody marked. docs/behaviour/consent.md#unmarked */
export interface HoldBack {
  /** Holds back nothing more, and restores the page's prototypes. */
  stop(): void;
}

interface HoldBackDeps {
  readonly window: Window & typeof globalThis;
  readonly rules: readonly BlockRule[];
  /** The category or service has consent already. */
  readonly isAllowed: (rule: BlockRule) => boolean;
}

type Held = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement | HTMLLinkElement;

/**
 * Marks scripts, frames, pictures and styles of known services as they appear, so that they wait
 * like marked ones. Elements of the page's html are caught before they run; those that a script
 * makes are caught when they get their address.
 */
export function holdBack({ window, rules, isAllowed }: HoldBackDeps): HoldBack {
  const ruleFor = (address: string): BlockRule | undefined => {
    const rule = rules.find(({ patterns }) => patterns.some((part) => address.includes(part)));
    return rule === undefined || isAllowed(rule) ? undefined : rule;
  };
  const held = new WeakSet<Element>();
  const hold = (element: Held, rule: BlockRule, address: string): void => {
    mark(element, rule, address);
    held.add(element);
  };
  const look = (element: Held): void => {
    if (isMarked(element)) {
      // The element was held back before a script inserted it into the page.
      if (held.has(element)) wrapInBox(element);
      return;
    }
    const address = element instanceof HTMLLinkElement ? element.href : element.src;
    const all = element instanceof HTMLImageElement ? address + srcsetsOf(element) : address;
    const rule = all === '' ? undefined : ruleFor(all);
    if (rule === undefined) return;
    const isScript = element instanceof HTMLScriptElement;
    const waiting = isScript ? window.document.importNode(element, true) : element;
    hold(waiting, rule, writtenAddress(element) ?? address);
    if (isScript) {
      element.replaceWith(waiting);
      // A script that was inserted as html may be loading already. In another document it never runs.
      new Document().append(element);
    }
    wrapInBox(waiting);
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) if (node instanceof HTMLElement) lookBelow(node, look);
  });
  observer.observe(window.document.documentElement, { childList: true, subtree: true });
  const undos = [HTMLScriptElement, HTMLIFrameElement, HTMLImageElement].map(({ prototype }) =>
    catchAddress(prototype, (element, address) => {
      const waits = held.has(element) && !isReleased(element);
      const rule = waits || !isMarked(element) ? ruleFor(absolute(element, address)) : undefined;
      if (waits) changeAddress(element, rule, address);
      else if (rule !== undefined) hold(element, rule, address);
      return !waits && rule === undefined;
    }),
  );
  return {
    stop() {
      observer.disconnect();
      for (const undo of undos) undo();
    },
  };
}

function srcsetsOf(picture: Element): string {
  return Array.from(sourcesOf(picture), (each) => each.getAttribute('srcset') ?? '').join();
}

/** The address as the page wrote it. */
function writtenAddress(element: Held): string | null {
  return element.getAttribute(element instanceof HTMLLinkElement ? 'href' : 'src');
}

function lookBelow(node: HTMLElement, look: (element: Held) => void): void {
  if (isHeldKind(node)) look(node);
  if (node.firstElementChild === null) return;
  node
    .querySelectorAll<Held>('script[src],iframe[src],img,link[rel~=stylesheet],link[rel~=preload]')
    .forEach(look);
}

function isHeldKind(node: HTMLElement): node is Held {
  return (
    node instanceof HTMLScriptElement ||
    node instanceof HTMLIFrameElement ||
    node instanceof HTMLImageElement ||
    // Many pages preload a style sheet and turn it on when it is loaded.
    (node instanceof HTMLLinkElement && /\b(stylesheet|preload)\b/.test(node.rel))
  );
}

/** Whether the page itself marked the element, or we have released it. */
function isMarked(element: Element): boolean {
  return element.hasAttribute('data-category') || isReleased(element);
}

function isReleased(element: Element): boolean {
  return element.classList.contains('cmplz-activated');
}

function absolute(element: Element, address: string): string {
  return URL.canParse(address, element.baseURI) ? new URL(address, element.baseURI).href : address;
}

/**
 * Gives a waiting element another address. It still waits, for the service of the new address if
 * that is known.
 */
function changeAddress(element: Held, rule: BlockRule | undefined, address: string): void {
  if (rule !== undefined) {
    element.dataset['category'] = rule.category;
    element.dataset['service'] = rule.service;
  }
  if (element instanceof HTMLScriptElement) element.dataset['cmplzSrc'] = address;
  else if (element instanceof HTMLLinkElement) element.dataset['href'] = address;
  else element.setAttribute('data-src-cmplz', address);
}

/** Gives the element the form in which a server would have printed it blocked. */
function mark(element: Held, rule: BlockRule, address: string): void {
  changeAddress(element, rule, address);
  if (element instanceof HTMLScriptElement) {
    if (element.type === 'module') element.dataset['scriptType'] = 'module';
    element.type = 'text/plain';
    return;
  }
  if (element instanceof HTMLLinkElement) {
    element.removeAttribute('href');
    return;
  }
  if (element instanceof HTMLIFrameElement) {
    element.classList.add('cmplz-iframe', 'cmplz-iframe-styles', 'cmplz-placeholder-element');
    element.setAttribute('src', 'about:blank');
  } else {
    element.removeAttribute('src');
    holdSources(element);
  }
}

/** A picture may also have addresses in its `srcset`, or in the `source` elements before it. */
function holdSources(element: Element): void {
  for (const each of sourcesOf(element)) {
    const addresses = each.getAttribute('srcset');
    if (addresses === null) continue;
    each.setAttribute('data-srcset-cmplz', addresses);
    each.removeAttribute('srcset');
  }
}

/**
 * The notice covers the parent of a frame. If the parent contains more than the frame (the body,
 * for example), the frame gets its own box. Otherwise the notice would cover everything.
 */
function wrapInBox(frame: Element): void {
  const { parentElement: parent, ownerDocument } = frame;
  if (!(frame instanceof HTMLIFrameElement) || parent === null) return;
  if (parent !== ownerDocument.body && parent.childElementCount === 1) return;
  const box = ownerDocument.createElement('div');
  frame.replaceWith(box);
  box.append(frame);
}

type WithAddress = HTMLScriptElement | HTMLIFrameElement | HTMLImageElement;

/**
 * Observes the `src` of elements that scripts create. If `mayPass` returns false, the address is
 * stored in another attribute. In all other ways the replaced property works as before.
 */
function catchAddress(
  prototype: WithAddress,
  mayPass: (element: WithAddress, address: string) => boolean,
): () => void {
  const original = Object.getOwnPropertyDescriptor(prototype, 'src');
  const write = original?.set;
  if (original === undefined || write === undefined || original.configurable !== true)
    return () => undefined;
  const replaced: PropertyDescriptor = {
    ...original,
    set(this: WithAddress, address: unknown) {
      if (mayPass(this, String(address))) write.call(this, address);
    },
  };
  Object.defineProperty(prototype, 'src', replaced);
  const setAttribute = function (this: WithAddress, name: string, value: string): void {
    const isAddress = name.toLowerCase() === 'src';
    if (!isAddress || mayPass(this, value)) Element.prototype.setAttribute.call(this, name, value);
  };
  Object.defineProperty(prototype, 'setAttribute', {
    configurable: true,
    writable: true,
    value: setAttribute,
  });
  return () => {
    const now = Object.getOwnPropertyDescriptor(prototype, 'src');
    // Another script has replaced our property, so theirs stays.
    if (now?.set === replaced.set) Object.defineProperty(prototype, 'src', original);
    if (Object.getOwnPropertyDescriptor(prototype, 'setAttribute')?.value === setAttribute)
      Reflect.deleteProperty(prototype, 'setAttribute');
  };
}
