import { createConsentAreas, WAITING_AREA } from '../../blocking/consent-areas.ts';
import { createPlaceholders } from '../../blocking/placeholders.ts';
import { release } from '../../blocking/release.ts';
import { releaseWordPressVideos } from '../../blocking/wordpress-videos.ts';
import { type CookieLists, readCookieLists } from '../../calls/read-answers.ts';
import { isCategory } from '../../consent/category.ts';
import { createCleanUp } from '../../cookies/clean-up.ts';
import { TIMINGS } from '../../timings.ts';
import type { ContentPart, PartDeps } from '../page-parts.ts';
import type { PageTools } from '../page-tools.ts';

const COOKIE_LISTS = 'cmplz_cookie_data';

/** Notices over blocked content, consent areas, WordPress's videos, and the clean-up of cookies. */
export function createContentPart({ tools, session, calls }: PartDeps): ContentPart {
  const { window, document, nonce, clock } = tools;
  const { cookies, settings } = session;
  const areas = createConsentAreas({ document, nonce, load: calls.consentArea });
  const placeholders = createPlaceholders({
    document,
    settings,
    isReleased: ({ dataset: { category, service = '' } }) =>
      session.hasService(service, isCategory(category) ? category : 'marketing'),
  });
  const cleanUp = createCleanUp({
    clock,
    load: () => loadCookieLists(tools, calls.cookieData),
    hasConsent: session.hasService,
    clearContaining: (part) => cookies.clearContaining(part, (name) => !cookies.isOwn(name)),
    storages: [tools.local, tools.session],
  });
  openAreasByClick({ tools, session, calls });
  watchSize(tools, () => {
    placeholders.look();
    placeholders.resize();
  });
  return {
    look: placeholders.look,
    cleanUp: cleanUp.start,
    activate(wanted, found) {
      for (const element of found) release(element, document);
      areas.fill(({ dataset }) =>
        'category' in wanted
          ? dataset['category'] === wanted.category
          : dataset['service'] === wanted.service,
      );
      if ('category' in wanted) releaseWordPressVideos(window, clock, wanted.category);
    },
  };
}

function openAreasByClick({ tools, session }: PartDeps): void {
  tools.listen(
    tools.document,
    'click',
    (event) => {
      const area = event.target instanceof Element ? event.target.closest(WAITING_AREA) : null;
      if (!(area instanceof HTMLElement) || area.dataset['service'] === undefined) return;
      event.preventDefault();
      session.act({ type: 'open-area', service: area.dataset['service'] });
    },
    { passive: false },
  );
}

function watchSize({ window, listen, clock }: PageTools, run: () => void): void {
  let stop: (() => void) | undefined;
  listen(window, 'resize', () => {
    stop?.();
    stop = clock.after(TIMINGS.resizeRest, run);
  });
}

/** Asked for once a visit. */
async function loadCookieLists(
  { session }: PageTools,
  load: () => Promise<CookieLists | undefined>,
): Promise<CookieLists | undefined> {
  const cached = session.readJson(COOKIE_LISTS);
  if (cached !== undefined) return readCookieLists(cached);
  const lists = await load();
  if (lists !== undefined) session.set(COOKIE_LISTS, JSON.stringify(lists));
  return lists;
}
