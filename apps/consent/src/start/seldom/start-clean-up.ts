import { createGetAnswer } from '../../calls/get-answer.ts';
import { type CookieLists, readCookieLists } from '../../calls/read-answers.ts';
import { createCleanUp } from '../../cookies/clean-up.ts';
import type { PartDeps } from '../page-parts.ts';

const COOKIE_LISTS = 'cmplz_cookie_data';

/** Returns a function that deletes what services without consent have stored. */
export function cleanUpOf(deps: PartDeps): () => Promise<void> {
  const { tools, session } = deps;
  const { cookies } = session;
  return createCleanUp({
    clock: tools.clock,
    load: () => loadCookieLists(deps),
    onLeave: (clean) => void tools.listen(tools.window, 'pagehide', clean),
    isRepeated: session.settings.isPerService,
    hasConsent: session.hasService,
    clearWhere: (isMeant) => cookies.clearWhere((name) => isMeant(name) && !cookies.isOwn(name)),
    storages: [tools.local, tools.session],
  });
}

/** Loads the lists once per visit, or, before a choice, when nothing may be stored, once per page. */
async function loadCookieLists({ tools, session }: PartDeps): Promise<CookieLists | undefined> {
  const cached = readCookieLists(tools.session.readJson(COOKIE_LISTS));
  if (cached !== undefined) return cached;
  const get = createGetAnswer(tools);
  const lists = await get(`${session.settings.callsUrl}cookie_data`, readCookieLists);
  if (lists !== undefined && session.cookies.get('policy_id') !== '')
    tools.session.set(COOKIE_LISTS, JSON.stringify(lists));
  return lists;
}
