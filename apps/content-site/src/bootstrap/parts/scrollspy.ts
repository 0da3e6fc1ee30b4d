import ScrollSpy from 'bootstrap/js/src/scrollspy.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/**
 * Bootstrap starts scrollspies at the page's load event, which may be over when this part is
 * loaded.
 */
export const part: BootstrapPart = {
  name: 'ScrollSpy',
  component: ScrollSpy,
  prepare(document) {
    for (const element of document.querySelectorAll('[data-bs-spy="scroll"]'))
      ScrollSpy.getOrCreateInstance(element);
  },
};
