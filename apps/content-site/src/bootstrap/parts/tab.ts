import Tab from 'bootstrap/js/src/tab.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

const OPEN_TABS = ['tab', 'pill', 'list']
  .map((toggle) => `.active[data-bs-toggle="${toggle}"]`)
  .join();

/** Roles and arrow keys come with the open tab of each row, which Bootstrap looks for only once. */
export const part: BootstrapPart = {
  name: 'Tab',
  component: Tab,
  prepare(document) {
    for (const element of document.querySelectorAll(OPEN_TABS)) Tab.getOrCreateInstance(element);
  },
};
