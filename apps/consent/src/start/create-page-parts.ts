import { waitsForService } from '../blocking/blocked-elements.ts';
import { createConsentCalls } from '../calls/consent-calls.ts';
import { createBannerControl } from './banner-control.ts';
import { createBlockedContent } from './blocked-content.ts';
import type { ConsentSession } from './consent-session.ts';
import { createParts } from './load-parts.ts';
import type { PageParts, SharedParts } from './page-parts.ts';

/** Makes everything that steps of this session are carried out with. Nothing of it runs yet. */
export function createPageParts(
  shared: SharedParts,
  session: ConsentSession,
  token: string,
): PageParts {
  const { tools } = shared;
  const calls = createConsentCalls(tools.send, session.settings, token);
  const deps = { tools, session, calls };
  const parts = createParts(deps);
  const content = createBlockedContent(deps, parts);
  return {
    ...shared,
    calls,
    content,
    banner: createBannerControl(deps, parts, content),
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
