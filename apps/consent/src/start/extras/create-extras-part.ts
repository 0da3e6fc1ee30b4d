import type { ExtrasDeps } from '../page-parts.ts';
import { startExtras } from './start-extras.ts';

/** The same as a part: late, for pages whose settings ask for more than this build holds. */
export function createPart(deps: ExtrasDeps): void {
  startExtras({ ...deps, isLate: true });
}
