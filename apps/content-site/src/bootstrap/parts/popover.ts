import Popover from 'bootstrap/js/src/popover.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Bootstrap leaves it to scripts to create popovers. This also creates those that are added later. */
export const part: BootstrapPart = {
  name: 'Popover',
  component: Popover,
  prepare(document) {
    for (const element of document.querySelectorAll('[data-bs-toggle="popover"]'))
      Popover.getOrCreateInstance(element);
  },
};
