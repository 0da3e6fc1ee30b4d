import type { Trust } from './trust.ts';

let given: Trust;

/** Makes this part of the script use the policy from now on. */
export function useTrust(trust: Trust): void {
  given = trust;
}

export function trusted(): Trust {
  return given;
}
