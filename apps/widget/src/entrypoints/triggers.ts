export { openTriggers } from '../start/open-triggers.ts';
