export { addressToOpen } from './address-to-open.ts';
export { isSafeAddress, isSafePicture } from './is-safe-address.ts';
export { readableAddress } from './readable-address.ts';
