import type { WebDriver, WebElement } from 'selenium-webdriver';

const LIMIT_MS = 15_000;

/** A popup on a page in WebKit; elements are looked for in the shadow root that it is drawn in. */
export function popupInWebkit(window: WebDriver) {
  // One script, because a popup may leave between two questions.
  const find = (selector: string): Promise<WebElement | null> =>
    window.executeScript(
      `const root = document.querySelector('[data-beckon=popup]')?.shadowRoot;
      const found = root?.querySelector(arguments[0]);
      return found?.checkVisibility() === true ? found : null;`,
      selector,
    );
  const see = async (selector: string): Promise<WebElement> => {
    const found = await window.wait(() => find(selector), LIMIT_MS, `${selector} is not seen`);
    if (found === null) throw new Error(`${selector} is not seen`);
    return found;
  };
  return {
    /** Resolves when the popup shows this. */
    see,
    /** Waits until the popup, with all that is in it, is gone. */
    async isGone(): Promise<void> {
      await window.wait(async () => (await find('.poptin-popup')) === null, LIMIT_MS, 'it stays');
    },
    async click(selector: string): Promise<void> {
      await (await see(selector)).click();
    },
    /** Presses keys; they go to the element that has the focus. */
    async type(...keys: readonly string[]): Promise<void> {
      await window
        .actions()
        .sendKeys(...keys)
        .perform();
    },
  };
}
