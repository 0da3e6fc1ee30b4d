import Toast from 'bootstrap/js/src/toast.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** A toast that the page brings open hides by itself, as one does that a script has shown. */
export const part: BootstrapPart = {
  name: 'Toast',
  component: Toast,
  prepare(document) {
    for (const element of document.querySelectorAll('.toast.show:not([data-beckon-seen])')) {
      element.setAttribute('data-beckon-seen', '');
      Toast.getOrCreateInstance(element).show();
    }
  },
};
