export { fillSlot } from '../page/messenger-plugin.ts';
