export * from './address-to-open.ts';
export * from './is-safe-address.ts';
