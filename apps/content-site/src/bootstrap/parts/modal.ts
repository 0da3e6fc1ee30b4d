import Modal from 'bootstrap/js/src/modal.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Bootstrap handles its clicks by itself. */
export const part: BootstrapPart = {
  name: 'Modal',
  component: Modal,
  prepare: () => undefined,
};
