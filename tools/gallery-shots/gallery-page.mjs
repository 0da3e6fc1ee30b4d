import { readFile } from 'node:fs/promises';
import { inRepository } from '../node/repository.mjs';

const TYPES = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  webp: 'image/webp',
};

/**
 * Opens the built gallery without a server: requests of the browser are answered from its files.
 * Then `show` draws one format after another.
 */
export async function openGallery(page) {
  await page.route('http://gallery.test/**', async (route) => {
    const { pathname } = new URL(route.request().url());
    const folder = pathname.startsWith('/sample-pictures/')
      ? 'packages/templates/pictures'
      : 'packages/popup-view/dist/gallery';
    const body = await readFile(
      inRepository(folder, `.${pathname.replace('/sample-pictures', '')}`),
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
    /**
     * Draws the format that these parameters name, and waits until it is drawn with its fonts and
     * pictures.
     */
    show: (parameters) =>
      page.evaluate(
        async (query) => {
          await window.show(query);
          await document.fonts.ready;
          const { shadowRoot } = document.querySelector('[data-gallery]') ?? {};
          const shown = [...(shadowRoot?.querySelectorAll('img') ?? [])];
          for (const image of shown) image.loading = 'eager';
          await Promise.all(shown.map((image) => image.decode().catch(() => {})));
        },
        new URLSearchParams({ ...parameters, still: '' }).toString(),
      ),
  };
}
