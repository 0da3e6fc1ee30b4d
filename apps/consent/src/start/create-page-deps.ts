import { waitsForService } from '../blocking/blocked-elements.ts';
import { createBannerControl } from './banner-control.ts';
import { createBlockedContent } from './blocked-content.ts';
import type { ConsentSession } from './consent-session.ts';
import { loadOnce, loadPart } from './load-part.ts';
import { createPageLook } from './page-look.ts';
import type { PageDeps, SharedDeps } from './page-deps.ts';
import type { PartDeps } from './page-parts.ts';

/** Creates everything that carries out the steps of this session. Runs nothing yet. */
export function createPageDeps(shared: SharedDeps, session: ConsentSession): PageDeps {
  const { tools } = shared;
  const deps: PartDeps = {
    tools,
    session,
    look: createPageLook(tools, session),
    loadSeldom: loadOnce(() => loadPart(tools, 'seldom', deps)),
  };
  const content = createBlockedContent(deps);
  return {
    ...shared,
    content,
    banner: createBannerControl(deps),
    start() {
      content.look();
      const { services } = session.cookies.read();
      const pageServices = Object.keys(services).filter((service) =>
        waitsForService(tools.document, service),
      );
      session.act({ type: 'start', pageServices });
    },
  };
}
