import type { Clock } from '@beckon/host-page/clock';
import { within } from '@beckon/host-page/within';
import { TIMINGS } from '../timings.ts';

/** A style sheet in the page. The promise resolves when it is loaded, has failed, or takes too long. */
export type Sheet = readonly [link: HTMLLinkElement, loaded: Promise<unknown>];

export function addStylesheet(document: Document, clock: Clock, address: string): Sheet {
  const link = document.createElement('link');
  const ended = new Promise((resolve) => {
    for (const type of ['load', 'error']) link.addEventListener(type, resolve);
  });
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
  return [link, within(clock, TIMINGS.stylesTimeout, ended)];
}

/** Adds the styles of a fragment in a way that a strict content security policy of the page allows. */
export function adoptStyles(document: Document, css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
