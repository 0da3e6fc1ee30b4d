import type { Page } from '@playwright/test';

/**
 * To be called before a page is opened; the answer waits until what the server offers there waits
 * for its triggers. An event that a test makes before that goes by unseen, as a visitor's would.
 */
export function watchArming(page: Page, clientId: string): () => Promise<void> {
  const decided = page.waitForResponse((response) =>
    response.url().endsWith(`/api/display/${clientId}`),
  );
  const arming = page.waitForResponse(/\/arm-[^/]*\.js$/u);
  // A page that is offered nothing never asks for it.
  arming.catch(() => undefined);
  return async () => {
    const answer: unknown = await (await decided).json();
    const { display, poptins } = Object(answer);
    if (display !== 'allowed' || !Array.isArray(poptins) || poptins.length === 0) return;
    const file = await arming;
    // The same module as the script has asked for: it has gone on with it by then.
    await page.evaluate(`import(${JSON.stringify(file.url())}).then(() => undefined)`);
  };
}
