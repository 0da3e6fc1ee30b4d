import type { Clock } from '@beckon/host-page/clock';
import { NEW_TAB_CHECK_MS } from '../timings.ts';

/**
 * Sends the visitor to an address. If the browser blocks a new tab, an anchor is clicked instead.
 * If the page is still in front after that, the address opens in this tab. The caller has checked
 * the address. docs/behaviour/popup-parts.md#links.
 */
export function openAddress(window: Window, clock: Clock, address: string, newTab: boolean): void {
  if (!newTab) {
    window.location.assign(address);
    return;
  }
  if (openTab(window, address)) return;
  clickAnchor(window.document, address);
  clock.after(NEW_TAB_CHECK_MS, () => {
    if (window.document.visibilityState === 'visible' && window.document.hasFocus())
      window.location.assign(address);
  });
}

function openTab(window: Window, address: string): boolean {
  const tab = window.open(address, '_blank');
  if (tab === null) return false;
  // With `noopener` the result would always be null, and a blocked tab would look like an open one.
  tab.opener = null;
  return true;
}

function clickAnchor(document: Document, address: string): void {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.target = '_blank';
  anchor.rel = 'noopener noreferrer';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
}
