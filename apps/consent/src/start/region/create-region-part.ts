import { createGetAnswer, localeQuery } from '../../calls/get-answer.ts';
import { readUserData } from '../../calls/read-answers.ts';
import { isOn, text } from '../../settings/raw-values.ts';
import type { PartKinds, RegionPart } from '../page-parts.ts';

const CACHE = 'cmplz_user_data';

/** Asks the server what the law of this visitor's country requires. docs/behaviour/consent.md#calls */
export function createPart({ tools, session }: PartKinds['region']['deps']): RegionPart {
  const { window } = tools;
  const { raw, settings } = session;
  const get = createGetAnswer(tools);
  /** Publishes the answer, because scripts of other makers read it. */
  const show = <Answer>(answer: Answer): Answer => {
    Reflect.set(window, 'cmplz_user_data', answer);
    return answer;
  };
  return {
    async readUserData() {
      const cached = readUserData(tools.session.readJson(CACHE));
      const forced = new URLSearchParams(window.location.search).get('cmplz_user_region');
      const isCurrent =
        String(cached?.['version']) === text(raw['version']) &&
        String(cached?.['banner_version']) === settings.bannerVersion;
      if (forced === null && isCurrent) return show(cached);
      const region = forced === null ? '' : `&cmplz_user_region=${encodeURIComponent(forced)}`;
      const url = `${settings.callsUrl}banner?${localeQuery(text(raw['locale']))}${region}`;
      const answer = await get(url, readUserData);
      if (typeof answer?.['consenttype'] !== 'string') return undefined;
      tools.session.set(CACHE, JSON.stringify(answer));
      return show({ ...answer, forceEnableStats: isOn(answer['forceEnableStats']) });
    },
  };
}
