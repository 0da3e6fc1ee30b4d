import type { Page, Request, Response } from '@playwright/test';

/** What listens for clicks, scrolling and the like; requested by the file that arms popups. */
const TRIGGERS_FILE = /\/triggers-[^/]*\.js$/u;

/**
 * To be called before a page is opened; the answer waits until what the server offers there waits
 * for its triggers. An event that a test makes before that is missed, as a visitor's would be.
 */
export function watchArming(page: Page, clientId: string): () => Promise<void> {
  const decided = page.waitForResponse((response) =>
    response.url().endsWith(`/api/display/${clientId}`),
  );
  const arming = page.waitForResponse(/\/arm-[^/]*\.js$/u);
  const reading = page.waitForResponse(/\/wire-[^/]*\.js$/u);
  let watching: Request | undefined;
  page.on('request', (request) => {
    if (TRIGGERS_FILE.test(request.url())) watching = request;
  });
  // A page that is offered nothing asks for neither, one of the server's own build for no reader.
  for (const file of [arming, reading]) file.catch(() => undefined);
  return async () => {
    const answer: unknown = await (await decided).json();
    const { display, poptins, popups } = Object(answer);
    const isOffered = (list: unknown): boolean => Array.isArray(list) && list.length > 0;
    if (display !== 'allowed' || !(isOffered(poptins) || isOffered(popups))) return;
    await untilRun(page, arming);
    if (isOffered(poptins)) await untilRun(page, reading);
    await page.evaluate(nextTask);
    if (watching !== undefined) await untilRun(page, watching.response());
  };
}

/** The same module as the script has asked for: it has gone on with it by then. */
async function untilRun(page: Page, file: Promise<Response | null>): Promise<void> {
  const address = JSON.stringify((await file)?.url());
  await page.evaluate(`import(${address}).then(() => undefined)`);
}

/**
 * In the page: what waits for finished work has run by then. A message, since a test may own the
 * clock.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(undefined);
  });
}
