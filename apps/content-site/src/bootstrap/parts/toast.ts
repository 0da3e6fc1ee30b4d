import Toast from 'bootstrap/js/src/toast.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Makes toasts that are open in the page's html hide by themselves, like those that a script shows. */
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
