import { createRelease } from '../release.ts';
import { createReleaseQueue } from '../release-queue.ts';
import type { ShortTasksDeps } from '../short-tasks.ts';
import { createAddressChecks } from '../web-address.ts';

/** Checks the addresses that the page of the tests may load. */
export const { isWebAddress } = createAddressChecks(document.baseURI);

/** Releases pictures, frames and styles, as a page does right after the visitor's answer. */
export function releaseAll(
  elements: readonly HTMLElement[],
  deps: ShortTasksDeps & { readonly document: Document },
): void {
  createReleaseQueue({
    ...deps,
    release: createRelease({
      document: deps.document,
      ...createAddressChecks(deps.document.baseURI),
    }),
    runner: { run: () => undefined, settle: () => undefined },
  }).add(elements.values());
}
