import Popover from 'bootstrap/js/src/popover.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Made by its markup, which Bootstrap leaves to scripts; what comes later is meant, too. */
export const part: BootstrapPart = {
  name: 'Popover',
  component: Popover,
  prepare(document) {
    for (const element of document.querySelectorAll('[data-bs-toggle="popover"]'))
      Popover.getOrCreateInstance(element);
  },
};
