import { isPopupId, POPUP_ID_LENGTH } from '@beckon/contract/values';
import { clickPathPopupId } from '@beckon/popup-core/lifecycle/reactions/click-path';
import type { PageSession } from './page-session.ts';
import type { PageAccess } from './environment.ts';

/** The popup that a click asks for. */
interface ClickTarget {
  readonly popupId: string;
  /** The link whose default action is prevented while the popup opens. */
  readonly link: HTMLAnchorElement | undefined;
}

interface Sessions {
  /** The session of the current page; undefined until it has started. */
  readonly session: () => PageSession | undefined;
  readonly whenSession: () => Promise<PageSession | undefined>;
}

const QUOTED_ID = new RegExp(`["'\`]([A-Za-z0-9]{${POPUP_ID_LENGTH}})["'\`]`, 'g');
const BARE_ID = new RegExp(`(?<![A-Za-z0-9])[A-Za-z0-9]{${POPUP_ID_LENGTH}}(?![A-Za-z0-9])`, 'g');

/**
 * Opens popups when the visitor clicks links with a click path, or elements whose `onclick` names
 * an id, which we read and never run. A link does not navigate if its popup can open; if not, it
 * does what it does by default. A click before the page's session has started waits for it.
 * docs/behaviour/page-api.md#links-and-buttons-of-the-page.
 */
export function listenForClicks(page: PageAccess, { session, whenSession }: Sessions): () => void {
  const {
    window: { document },
    listen,
  } = page;
  return listen(
    document,
    'click',
    (event) => {
      if (!(event instanceof MouseEvent) || isForAnotherTab(event)) return;
      const target = readClickTarget(event, session());
      if (!target) return;
      if (target.link) event.preventDefault();
      void whenSession()
        .then((started) => started?.openById(target.popupId, 'click'))
        .then((isOpening) => {
          if (!isOpening && target.link) followLink(page, target.link);
        })
        .catch(page.report);
    },
    { capture: true, passive: false },
  );
}

function isForAnotherTab({
  button,
  ctrlKey,
  metaKey,
  shiftKey,
  defaultPrevented,
}: MouseEvent): boolean {
  return button !== 0 || ctrlKey || metaKey || shiftKey || defaultPrevented;
}

/** The link may be in a shadow root of the page. Popups handle their own links. */
function readClickTarget(
  event: MouseEvent,
  session: PageSession | undefined,
): ClickTarget | undefined {
  const path = event.composedPath().filter((target) => target instanceof Element);
  const closest = (selectors: string): Element | undefined =>
    path.find((element) => element.matches(selectors));
  if (closest('[data-beckon]')) return undefined;
  const link = closest('a[href],area[href]');
  // A copy, because links of drawings and areas of pictures have other properties.
  const anchor =
    link &&
    Object.assign(document.createElement('a'), {
      href: String(link.getAttribute('href')),
      target: link.getAttribute('target') ?? '',
    });
  const pathId = anchor && clickPathPopupId(anchor.href);
  if (pathId) return { popupId: pathId, link: anchor };
  // An icon in a button may have an `onclick` of its own.
  for (const element of path) {
    const popupId = readOnclickId(element.getAttribute('onclick') ?? '', session);
    if (popupId) return { popupId, link: element === link ? anchor : undefined };
  }
  return undefined;
}

/**
 * A word of 13 letters may be the name of a function. It counts as an id if the popup is known
 * here, or if it is in quotes and contains a digit, or a capital inside.
 */
function readOnclickId(onclick: string, session: PageSession | undefined): string | undefined {
  const known = onclick.match(BARE_ID)?.find((id) => session?.knows(id));
  return (
    known ??
    clickPathPopupId(onclick) ??
    [...onclick.matchAll(QUOTED_ID)]
      .map(([, id]) => id)
      .find((id) => isPopupId(id) && /\d|.[A-Z]/.test(id))
  );
}

/** Does what the browser would have done. */
function followLink({ window }: PageAccess, { href, protocol, target }: HTMLAnchorElement): void {
  if (protocol === 'javascript:') return;
  if (target === '' || target === '_self') window.location.assign(href);
  else window.open(href, target, 'noopener');
}
