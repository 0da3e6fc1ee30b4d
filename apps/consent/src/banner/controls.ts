import type { Listen } from '../page/listen.ts';
import type { Action } from '../consent/action.ts';
import { chosenIn } from './banner-boxes.ts';
import { reachable } from './focus.ts';
import { chooseByNotice, chooseByServiceBox } from './service-controls.ts';

/** What a control does. Undefined if the act needs no decision or the markup is not complete. */
type Control = (element: HTMLElement, deps: ClickDeps) => Action | undefined;

const SAVE = '.cmplz-save-preferences';
const VIEW = '.cmplz-view-preferences';

/**
 * All controls. If a click is inside several of them, the first one in this table counts.
 * docs/behaviour/consent.md#controls
 */
const CLICKS: readonly (readonly [selector: string, control: Control])[] = [
  ['.cmplz-accept', () => ({ type: 'accept' })],
  ['.cmplz-deny', () => ({ type: 'deny' })],
  ['.cmplz-close', () => ({ type: 'close' })],
  [VIEW, toggleCategories],
  [SAVE, (button) => ({ type: 'save', chosen: chosenIn(bannerOf(button)) })],
  ['button.cmplz-manage-consent', () => ({ type: 'reopen' })],
  ['button.cmplz-manage-settings', (button, deps) => deps.toggleSettings(button)],
  [
    '.cmplz-accept-category,.cmplz-accept-marketing',
    (button, deps) => chooseByNotice(button, deps.isPerService),
  ],
  ['.cmplz-accept-service:not(input)', chooseService],
  ['.cmplz-category-toggle', toggleDescription],
];

export interface ControlsDeps extends ClickDeps {
  readonly document: Document;
  /** True while the banner is shown. */
  readonly isAsking: () => boolean;
}

/** What a click on a control needs. */
interface ClickDeps {
  readonly listen: Listen;
  readonly isPerService: boolean;
  readonly act: (action: Action) => void;
  /** Runs it later, because accepting runs scripts and the click must be drawn first. */
  readonly soon: (run: () => void) => void;
  /** Handles the button that an older kind of banner has instead of the button of categories. */
  readonly toggleSettings: (button: HTMLElement) => undefined;
  /** Lets the site's server print the area around a button that accepts again, with its content. */
  readonly printAgain: (button: HTMLElement) => void;
}

/** Listens on the document, so that controls which are added later also work. */
export function listenToControls(deps: ControlsDeps): void {
  const { document, listen, act } = deps;
  listenToClicks(deps, document);
  listen(document, 'change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    const action = chooseByServiceBox(target) ?? changeInPanel(target);
    if (action !== undefined) act(action);
  });
  listen(document, 'keydown', (event) => onKey(deps, event));
}

/**
 * Lets the buttons below `root` work. A shadow root needs a listener of its own, because the
 * document does not learn which button was pressed in it.
 */
export function listenToClicks(deps: ClickDeps, root: EventTarget): void {
  deps.listen(root, 'click', (event) => onClick(deps, event));
}

function onClick(deps: ClickDeps, event: Event): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  for (const [selector, control] of CLICKS) {
    const found = target.closest<HTMLElement>(selector);
    if (found === null) continue;
    if (!(found instanceof HTMLInputElement)) event.preventDefault();
    const action = control(found, deps);
    if (action === undefined) return;
    leaveNotice(found);
    if (found.closest('.cmplz-consent-area')) deps.printAgain(found);
    if (action.type === 'accept') deps.soon(() => deps.act(action));
    else deps.act(action);
    return;
  }
}

/** The notice over blocked content goes away: its place in the page keeps the focus. */
function leaveNotice(button: HTMLElement): void {
  const box = button.closest<HTMLElement>('.cmplz-blocked-content-notice')?.parentElement;
  if (!box) return;
  box.tabIndex = -1;
  box.focus({ preventScroll: true });
}

/**
 * Escape closes the banner as its cross does. Enter and Space press elements that are buttons only
 * by their role.
 */
function onKey(deps: ControlsDeps, event: Event): void {
  if (!(event instanceof KeyboardEvent) || !(event.target instanceof HTMLElement)) return;
  if (event.key === 'Escape') closeByKey(deps, event.target);
  else if (pressesByKey(event.target, event.key)) {
    event.preventDefault();
    event.target.click();
  }
}

function closeByKey({ act, isAsking }: ControlsDeps, target: Element): void {
  const banner = target.closest('.cmplz-cookiebanner');
  if (isAsking() && banner && crossOf(banner)) act({ type: 'close' });
}

/** The banner's visible cross. Without one, the visitor has to answer. */
export function crossOf(banner: Element): HTMLElement | undefined {
  const cross = banner.querySelector<HTMLElement>('.cmplz-close');
  return cross?.getClientRects().length ? cross : undefined;
}

function pressesByKey(target: Element, key: string): boolean {
  if (key === ' ' && target.matches('.cmplz-banner-slider label')) return true;
  return (key === 'Enter' || key === ' ') && target.matches('.cmplz-close:not(button,a)');
}

function bannerOf(element: Element): ParentNode {
  return element.closest('.cmplz-cookiebanner') ?? element.ownerDocument;
}

function changeInPanel(box: HTMLInputElement): Action | undefined {
  const panel = box.closest('.cmplz-manage-consent-container');
  if (panel === null || !box.matches('.cmplz-consent-checkbox')) return undefined;
  return { type: 'change-panel', chosen: chosenIn(panel) };
}

function chooseService(button: HTMLElement): Action | undefined {
  const { service } = button.dataset;
  if (service === undefined) return undefined;
  return { type: 'choose-service', service, isAllowed: true, dismisses: false };
}

function toggleCategories(button: HTMLElement): undefined {
  const banner = button.closest('.cmplz-cookiebanner');
  if (banner === null) return;
  const isOpen = banner.classList.toggle('cmplz-categories-visible');
  const categories = banner.querySelector('.cmplz-categories');
  const save = banner.querySelector<HTMLElement>(SAVE);
  button.style.display = isOpen ? 'none' : 'block';
  if (save !== null) save.style.display = isOpen ? 'block' : 'none';
  if (categories === null) return;
  categories.classList.toggle('cmplz-fade-in', isOpen);
  if (isOpen) goTo(categories);
}

/** The button that had the focus is gone, and in a low window they open below what can be seen. */
function goTo(categories: Element): void {
  categories.scrollIntoView({ block: 'nearest' });
  reachable(categories)[0]?.focus({ preventScroll: true });
}

function toggleDescription(button: HTMLElement): undefined {
  const isOpen = button.getAttribute('aria-expanded') === 'true';
  const description = button.ownerDocument.getElementById(
    button.getAttribute('aria-controls') ?? '',
  );
  button.setAttribute('aria-expanded', String(!isOpen));
  if (description !== null) description.hidden = isOpen;
}
