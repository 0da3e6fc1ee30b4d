import Dropdown from 'bootstrap/js/src/dropdown.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Opens by its own markup. */
export const part: BootstrapPart = {
  name: 'Dropdown',
  component: Dropdown,
  prepare: () => undefined,
};
