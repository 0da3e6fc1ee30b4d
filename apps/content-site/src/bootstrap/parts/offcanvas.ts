import Offcanvas from 'bootstrap/js/src/offcanvas.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Bootstrap opens these itself at the page's load event, which may be over when the part comes. */
export const part: BootstrapPart = {
  name: 'Offcanvas',
  component: Offcanvas,
  prepare(document) {
    for (const element of document.querySelectorAll('.offcanvas.show:not([aria-modal])'))
      Offcanvas.getOrCreateInstance(element).show();
  },
};
