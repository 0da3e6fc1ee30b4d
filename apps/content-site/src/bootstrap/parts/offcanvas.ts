import Offcanvas from 'bootstrap/js/src/offcanvas.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/**
 * Bootstrap shows open offcanvas elements at the page's load event, which may be over when this
 * part is loaded.
 */
export const part: BootstrapPart = {
  name: 'Offcanvas',
  component: Offcanvas,
  prepare(document) {
    for (const element of document.querySelectorAll('.offcanvas.show:not([aria-modal])'))
      Offcanvas.getOrCreateInstance(element).show();
  },
};
