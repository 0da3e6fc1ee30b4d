import type { ExtrasDeps } from '../page-parts.ts';
import { startExtras } from './start-extras.ts';

/**
 * The extras as a part that is loaded later, for pages whose settings need more than this build
 * contains.
 */
export function createPart(deps: ExtrasDeps): void {
  startExtras({ ...deps, isLate: true });
}
