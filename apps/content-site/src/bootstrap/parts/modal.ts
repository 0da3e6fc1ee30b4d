import Modal from 'bootstrap/js/src/modal.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Opens by its own markup. */
export const part: BootstrapPart = {
  name: 'Modal',
  component: Modal,
  prepare: () => undefined,
};
