import type { WebDriver, WebElement } from 'selenium-webdriver';

const LIMIT_MS = 15_000;

/** Runs in the page. `element` is the popup's first visible element for the selector. */
const FIND = `const root = document.querySelector('[data-beckon=popup]')?.shadowRoot;
  const found = root?.querySelector(arguments[0]);
  const element = found?.checkVisibility() === true ? found : null;`;

/** A popup on a page in WebKit. Searches elements in the popup's shadow root. */
export function popupInWebkit(window: WebDriver) {
  // Answers that are no elements: an element that the popup replaces at this moment is an error.
  const isSeen = (selector: string): Promise<boolean> =>
    window.executeScript(`${FIND} return element !== null;`, selector);
  /** The element, once it has the same place in two frames. */
  const findStill = (selector: string): Promise<WebElement | null> =>
    window.executeAsyncScript(
      `${FIND} const done = arguments[1];
      const place = () => JSON.stringify(element?.getBoundingClientRect());
      const before = place();
      requestAnimationFrame(() => requestAnimationFrame(() => done(before === place() ? element : null)));`,
      selector,
    );
  return {
    /** Resolves when the popup contains a visible element for this selector. */
    async see(selector: string): Promise<void> {
      await window.wait(() => isSeen(selector), LIMIT_MS, `${selector} is not seen`);
    },
    /** Waits until the popup and everything in it is gone. */
    async isGone(): Promise<void> {
      await window.wait(async () => !(await isSeen('.poptin-popup')), LIMIT_MS, 'it stays');
    },
    /** Resolves when the popup contains the element, but does not draw it. */
    async hides(selector: string): Promise<void> {
      const isHidden = (): Promise<boolean> =>
        window.executeScript(`${FIND} return Boolean(found) && element === null;`, selector);
      await window.wait(isHidden, LIMIT_MS, `${selector} is seen`);
    },
    async click(selector: string): Promise<void> {
      const element = await window.wait(
        () => findStill(selector),
        LIMIT_MS,
        `${selector} moves, or is not seen`,
      );
      await element?.click();
    },
    /** Presses keys. The focused element receives them. */
    async type(...keys: readonly string[]): Promise<void> {
      await window
        .actions()
        .sendKeys(...keys)
        .perform();
    },
  };
}
