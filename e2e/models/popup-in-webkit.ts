import type { WebDriver, WebElement } from 'selenium-webdriver';

const LIMIT_MS = 15_000;

/** A popup on a page in WebKit. Searches elements in the popup's shadow root. */
export function popupInWebkit(window: WebDriver) {
  // One script, because the popup may disappear between two calls.
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
    /** Resolves when the popup contains a visible element for this selector. */
    see,
    /** Waits until the popup and everything in it is gone. */
    async isGone(): Promise<void> {
      await window.wait(async () => (await find('.poptin-popup')) === null, LIMIT_MS, 'it stays');
    },
    async click(selector: string): Promise<void> {
      await (await see(selector)).click();
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
