import type { Page, Request, Response } from '@playwright/test';

/** The file that listens for clicks, scrolling and so on. The file that arms popups requests it. */
const TRIGGERS_FILE = /\/triggers-[^/]*\.js$/u;

/**
 * Call this before a page is opened. The returned function waits until the page's popups are armed.
 * Events before that are missed, as they are for real visitors.
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
  // A page without popups requests neither file, and a script of the server's own build does not
  // need the reader.
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

/**
 * Imports the same module in the page. When this import resolves, the script has run its own
 * import, too.
 */
async function untilRun(page: Page, file: Promise<Response | null>): Promise<void> {
  const address = JSON.stringify((await file)?.url());
  await page.evaluate(`import(${address}).then(() => undefined)`);
}

/**
 * Runs in the page. Resolves after the tasks that are due now. Uses a message, because a test may
 * control the clock.
 */
function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(undefined);
  });
}
