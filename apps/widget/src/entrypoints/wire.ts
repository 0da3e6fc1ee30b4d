export { popupsFromWire } from '../calls/from-wire/from-wire.ts';
