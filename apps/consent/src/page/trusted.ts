import type { Trust } from './trust.ts';

let given: Trust;

/** Everything in this part of the script uses the policy from now on. */
export function useTrust(trust: Trust): void {
  given = trust;
}

export function trusted(): Trust {
  return given;
}
