import type { ViewPorts } from '@beckon/popup-view/view-contract';
import { freeMailRequest, readFreeMailDomains } from '../../calls/free-mail-call.ts';
import { parsePart } from './parse-part.ts';
import type { World } from '../world.ts';

/** The outside world as the view may use it. The free-mail list is fetched at most once a page. */
export function createViewPorts({ window, clock, loadPart, call, apiBase, assetUrl }: World): ViewPorts {
  let domains: Promise<ReadonlySet<string> | undefined> | undefined;
  return {
    assetUrl,
    now: () => clock.now(),
    prefersReducedMotion: () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    loadPart: async <Part>(name: string) => parsePart<Part>(await loadPart(name)),
    loadFreeMailDomains() {
      domains ??= call('freeMailDomains', freeMailRequest(apiBase), readFreeMailDomains).then((answer) => (answer.ok ? answer.value : undefined));
      return domains;
    },
  };
}
