import Dropdown from 'bootstrap/js/src/dropdown.js';
import type { BootstrapPart } from '../bootstrap-part.ts';

/** Bootstrap handles its clicks by itself. */
export const part: BootstrapPart = {
  name: 'Dropdown',
  component: Dropdown,
  prepare: () => undefined,
};
