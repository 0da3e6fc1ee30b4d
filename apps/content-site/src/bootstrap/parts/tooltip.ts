import Tooltip from 'bootstrap/js/src/tooltip.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Bootstrap leaves it to scripts to create tooltips. This also creates those that are added later. */
export const part: BootstrapPart = {
  name: 'Tooltip',
  component: Tooltip,
  prepare(document) {
    for (const element of document.querySelectorAll('[data-bs-toggle="tooltip"]'))
      Tooltip.getOrCreateInstance(element);
  },
};
