import type { ExtrasDeps } from '../page-parts.ts';
import { startExtras } from './start-extras.ts';

/**
 * The same as a part that is loaded later, for pages whose settings ask for more than this build
 * contains.
 */
export function createPart(deps: ExtrasDeps): void {
  startExtras({ ...deps, isLate: true });
}
