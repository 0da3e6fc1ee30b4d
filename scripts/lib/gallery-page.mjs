import { readFile } from 'node:fs/promises';
import { inRepository } from './repository.mjs';

const TYPES = { html: 'text/html; charset=utf-8', js: 'text/javascript', css: 'text/css' };

/**
 * Opens the built gallery without a server: its files are handed to the browser as it asks for
 * them. Then draws one format after another.
 */
export async function openGallery(page) {
  await page.route('http://gallery.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const body = await readFile(
      inRepository('packages/popup-view/dist/gallery', `.${pathname}`),
    ).catch(() => undefined);
    await route.fulfill(
      body === undefined
        ? { status: 404 }
        : { body, contentType: TYPES[pathname.split('.').pop()] ?? 'application/octet-stream' },
    );
  });
  await page.goto('http://gallery.test/single.html?still');
  await page.waitForSelector('html[data-shown]');
  return {
    /** Draws the format that these parameters name, and waits until the view says that it is there. */
    show: (parameters) =>
      page.evaluate(
        async (query) => {
          await window.show(query);
          await document.fonts.ready;
        },
        new URLSearchParams({ ...parameters, still: '' }).toString(),
      ),
  };
}
