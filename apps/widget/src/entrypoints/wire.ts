export { popupsFromWire } from '../calls/from-wire.ts';
