import Tab from 'bootstrap/js/src/tab.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

const OPEN_TABS = ['tab', 'pill', 'list']
  .map((toggle) => `.active[data-bs-toggle="${toggle}"]`)
  .join();

/**
 * The instance of the open tab sets the roles and arrow keys of its row. Bootstrap creates it only
 * once, at the page's load event.
 */
export const part: BootstrapPart = {
  name: 'Tab',
  component: Tab,
  prepare(document) {
    for (const element of document.querySelectorAll(OPEN_TABS)) Tab.getOrCreateInstance(element);
  },
};
