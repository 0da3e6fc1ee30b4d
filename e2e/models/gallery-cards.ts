import type { Page } from '@playwright/test';
import type { Language } from '@beckon/contract/values';
import { putSplitWords } from './split-words.ts';

const DRAWN_WITHIN_MS = 120_000;
const POLL_MS = 250;

/** All design cards of the dashboard, on one page. */
export async function openCards(page: Page, serverUrl: string): Promise<void> {
  // Without `IntersectionObserver`, cards are drawn at once, not when they scroll into view.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));
  await page.goto(`${serverUrl}/popups/new`);
  await page.evaluate(putSplitWords);
}

/**
 * Resolves when each card shows its design in this language. Does not search all cards repeatedly,
 * because that would delay the drawing.
 */
export async function untilCardsAreDrawn(page: Page, language: Language): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const list = document.querySelector(':is([aria-label=Designs], [aria-label=עיצובים])');
      const cards = [...(list?.querySelectorAll(':scope > li:not([data-blank])') ?? [])];
      const isDrawn = (card: Element): boolean =>
        [...card.querySelectorAll('div')].some(
          ({ shadowRoot }) =>
            (shadowRoot?.querySelectorAll(`.poptin-popup[lang=${wanted}]`).length ?? 0) > 0,
        );
      return cards.length > 0 && cards.every(isDrawn);
    },
    language,
    { polling: POLL_MS, timeout: DRAWN_WITHIN_MS },
  );
}

/** The problems of the cards: empty cards, broken words, and parts that do not fit. */
export async function complaintsAboutCards(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const cards = document.querySelectorAll(
      ':is([aria-label=Designs], [aria-label=עיצובים]) > li:not([data-blank])',
    );
    if (cards.length === 0) return ['no cards'];
    // Otherwise the browser does not lay out cards that are not visible. A visible card scales its
    // design before the frame is drawn.
    for (const place of document.querySelectorAll<HTMLElement>('li [inert]'))
      place.style.contentVisibility = 'visible';
    for (const _ of ['laid out', 'fitted in']) await new Promise(requestAnimationFrame);
    return [...cards].flatMap((card) => {
      const name = card.querySelector('button')?.textContent ?? '';
      const hosts = [...card.querySelectorAll('div')].filter((part) => part.shadowRoot);
      if (hosts.length === 0) return [`${name}: not drawn`];
      return hosts.flatMap(({ shadowRoot }) => {
        const popup = shadowRoot?.querySelector<HTMLElement>('.poptin-popup');
        if (!shadowRoot || !popup || popup.innerText.trim() === '') return [`${name}: empty`];
        const place = card.getBoundingClientRect();
        const { left, right, top, bottom } = popup.getBoundingClientRect();
        const isInside =
          left >= place.left && right <= place.right && top >= place.top && bottom <= place.bottom;
        const wide = [...popup.querySelectorAll<HTMLElement>('*')].filter(
          (part) =>
            !part.closest('svg, [aria-hidden], .bk-unseen, .bkv-ticker-window') &&
            part.clientWidth > 1 &&
            part.scrollWidth > part.clientWidth + 1 &&
            getComputedStyle(part).display !== 'inline',
        );
        return [
          ...(isInside ? [] : [`${name}: larger than its card`]),
          ...wide.map((part) => `${name}: ${part.className} is wider than its place`),
          ...globalThis.splitWords(shadowRoot).map((word) => `${name}: “${word}” is broken`),
        ];
      });
    });
  });
}
