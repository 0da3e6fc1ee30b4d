import { connectWordPress } from '../integrations/wordpress.ts';
import { followOtherTabs } from '../page/other-tabs.ts';
import type { ConsentSession } from './consent-session.ts';
import type { SharedDeps } from './page-deps.ts';
import type { PageTools } from './page-tools.ts';

/** `session` is called each time, because the server may send other settings for this visitor. */
export function createSharedDeps(tools: PageTools, session: () => ConsentSession): SharedDeps {
  const { window } = tools;
  return {
    tools,
    wordpress: connectWordPress({
      window,
      has: (category) => session().has(category),
      isAnswered: (category) => session().cookies.read().choices[category] !== undefined,
      set: (category, value) => session().act({ type: 'set-category', category, value }),
    }),
    otherTabs: followOtherTabs({
      window,
      listen: tools.listen,
      storage: tools.local,
      clock: tools.clock,
      lookAgain: () => session().act({ type: 'look-again', stored: session().cookies.readAgain() }),
    }),
  };
}
