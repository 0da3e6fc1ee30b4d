import type { Clock } from '@beckon/host-page/clock';
import { within } from '@beckon/host-page/within';
import { TIMINGS } from '../timings.ts';

/** Adds a style sheet. Resolves when it is loaded, has failed to load, or takes too long. */
export async function loadStylesheet(
  document: Document,
  clock: Clock,
  address: string,
): Promise<void> {
  const link = document.createElement('link');
  const done = new Promise<void>((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
  });
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  await within(clock, TIMINGS.stylesTimeout, done);
}

/** Adds the styles of a fragment in a way that a strict content security policy of the page allows. */
export function adoptStyles(document: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
