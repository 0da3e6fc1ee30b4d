import { attempt } from '@beckon/host-page/attempt';
import type { BlockRule } from '../settings/settings.ts';
import { isCategory } from '../consent/category.ts';
import { ADDRESSES, partsOf, PUT_AWAY } from './addresses.ts';
import { catchAddresses } from './catch-addresses.ts';
import { catchHtml } from './catch-html.ts';
import { createRuleIn } from './rule-in.ts';
import { HELD, HELD_BACK } from './held-back.ts';

type Marking = Pick<BlockRule, 'category' | 'service'>;

interface HoldBackDeps {
  readonly window: Window & typeof globalThis;
  readonly rules: readonly BlockRule[];
  /** The category or service has consent already. */
  readonly isAllowed: (rule: Marking) => boolean;
  /** The trees in which something waits: the document, and shadow roots, which are added here. */
  readonly trees: ParentNode[];
}

/** Elements that load something. Many pages preload a style sheet and turn it on when it is loaded. */
const KINDS =
  'script[src],svg script,iframe,img,embed,object,video,audio,source,track,input[type=image],link[rel*=style i],link[rel*=pre i]';

const LOADS_NOTHING = 'source,track,link[rel]:not([rel=""],[rel*=style i],[rel*=pre i])';

/**
 * Marks scripts, frames, pictures, players and styles of known services as they appear, so that
 * they wait like marked ones. Elements of the page's html are caught before they run; those that a
 * script makes are caught when they get their address. docs/behaviour/consent.md#unmarked
 */
export function holdBack({ window, rules, isAllowed, trees }: HoldBackDeps): MutationObserver {
  const ruleIn = createRuleIn(rules, isAllowed);
  const ruleFor = (element: Element): BlockRule | undefined =>
    partsOf(element)
      .flatMap((part) => ADDRESSES.map((name) => ruleIn(name, part.getAttribute(name))))
      .find(Boolean);
  const look = (found: HTMLElement): void => {
    const element = ownerOf(found);
    // It may have been held back before a script inserted it into the page.
    if (element.matches(HELD)) settle(element);
    const rule = isMarked(element) ? undefined : ruleFor(element);
    if (rule === undefined) return;
    const waiting = element.matches('script,link')
      ? window.document.importNode(element, true)
      : element;
    hold(waiting, rule);
    if (waiting !== element) {
      element.replaceWith(waiting);
      // If it was inserted as html, it may be loading already. In another document it has no effect.
      new Document().append(element);
    }
    settle(waiting);
  };
  const settle = (element: HTMLElement): void => {
    const tree = element.getRootNode();
    if (tree instanceof ShadowRoot && !trees.includes(tree)) trees.push(tree);
  };
  catchHtml((tree) => {
    // A script in such html never runs, and a style sheet or source is requested only in its place.
    for (const each of tree.querySelectorAll<HTMLElement>(KINDS))
      if (!each.matches('script,link,source,track,noscript *')) look(each);
    return Boolean(tree.querySelector(HELD));
  });
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records)
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        if (isWanted(node)) attempt(() => look(node));
        for (const each of node.querySelectorAll<HTMLElement>(KINDS)) attempt(() => look(each));
      }
  });
  const remember = rememberLoose(window.document, (element) => isAllowed(ruleOf(element)));
  const watch = (tree: Node): void => observer.observe(tree, { childList: true, subtree: true });
  watchTrees(window.document, watch);
  catchAddresses((element, name, address) => {
    const owner = ownerOf(element);
    // A source or track loads nothing until it is in a picture or a player.
    if (owner.matches(LOADS_NOTHING)) return true;
    const waits = owner.matches(HELD);
    const rule = waits || !isMarked(owner) ? ruleIn(name, address) : undefined;
    const waiting = waitingName(element, name);
    if (rule !== undefined) (waits ? markFor : hold)(owner, rule);
    else if (!waits || isAllowed(ruleOf(owner))) {
      if (waits) element.removeAttribute(waiting);
      return true;
    }
    element.setAttribute(waiting, address);
    remember(element);
    return false;
  });
  return observer;
}

/** A picture that a script made may never be in the page, where the others are found. */
function rememberLoose(
  document: Document,
  isAllowed: (element: HTMLElement) => boolean,
): (element: HTMLElement) => void {
  let loose: WeakRef<HTMLElement>[] = [];
  const release = (): void => {
    loose = loose.filter((each) => {
      const element = each.deref();
      const address = element?.dataset['srcCmplz'];
      if (!element || !address || element.isConnected) return false;
      if (!isAllowed(element)) return true;
      element.setAttribute('src', address);
      return false;
    });
  };
  for (const name of ['cmplz_fire_categories', 'cmplz_enable_category'])
    document.addEventListener(name, release);
  return (element) => {
    if (element.localName !== 'img' || element.isConnected) return;
    if (!loose.some((each) => each.deref() === element)) loose.push(new WeakRef(element));
  };
}

/** A script in a picture (svg) is no html, but has what we need of it. */
function isWanted(element: Element): element is HTMLElement {
  return element.matches(KINDS);
}

/** The player or the picture whose source this is, or else the element itself. */
function ownerOf(element: HTMLElement): HTMLElement {
  return (
    element.closest<HTMLElement>('video,audio') ??
    element.closest('picture')?.querySelector('img') ??
    element
  );
}

/** Whether the page itself marked the element, we have released it, or browsers do not run it. */
function isMarked(element: HTMLElement): boolean {
  // A page may use `data-category` for something else.
  if (isCategory(element.dataset['category'])) return true;
  return element.matches(
    '.cmplz-activated,script[type]:not([type=""],[type*=javascript i],[type*=ecmascript i],[type=module i])',
  );
}

function isScript(element: Element): element is HTMLScriptElement {
  return element.localName === 'script';
}

function markFor({ dataset }: HTMLElement, { category, service }: Marking): void {
  Object.assign(dataset, { category, service });
}

function ruleOf({ dataset: { category = '', service = '' } }: HTMLElement): Marking {
  return { category, service };
}

/** The attribute in which another one waits. A script has one address. */
function waitingName(element: Element, name: string): string {
  return isScript(element) && ADDRESSES.includes(name) ? 'data-cmplz-src' : `data-${name}-cmplz`;
}

/** Gives the element the form in which a server would have printed it blocked. */
function hold(element: HTMLElement, rule: BlockRule): void {
  for (const part of partsOf(element))
    for (const name of PUT_AWAY) {
      const value = part.getAttribute(name);
      if (value !== null) part.setAttribute(waitingName(part, name), value);
      part.removeAttribute(name);
    }
  markFor(element, rule);
  if (isScript(element)) {
    if (element.type === 'module') element.dataset['scriptType'] = 'module';
    element.type = 'text/plain';
  } else if (!element.matches('img,input,link')) {
    element.classList.add('cmplz-iframe', 'cmplz-iframe-styles', 'cmplz-placeholder-element');
    if (element instanceof HTMLIFrameElement) element.src = 'about:blank';
    // Without this, a player goes on loading an address that it no longer has.
    if (element instanceof HTMLMediaElement) element.load();
  }
  element.setAttribute(HELD_BACK, '');
}

/** Watches the page, and the shadow roots that it makes from now on. */
function watchTrees(document: Document, watch: (tree: Node) => void): void {
  watch(document);
  const { prototype } = Element;
  const { attachShadow } = prototype;
  prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    watch(root);
    return root;
  };
}
