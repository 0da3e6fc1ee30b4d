import Tooltip from 'bootstrap/js/src/tooltip.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Made by its markup, which Bootstrap leaves to scripts; what comes later is meant, too. */
export const part: BootstrapPart = {
  name: 'Tooltip',
  component: Tooltip,
  prepare(document) {
    for (const element of document.querySelectorAll('[data-bs-toggle="tooltip"]'))
      Tooltip.getOrCreateInstance(element);
  },
};
