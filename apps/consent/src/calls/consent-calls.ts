import type { Send } from '@beckon/host-page/send';
import type { Settings } from '../settings/settings.ts';
import type { TrackBody } from '../consent/step.ts';
import { readCookieLists, readHtml, readUserData, type CookieLists } from './read-answers.ts';

/**
 * The five calls. Each answers undefined when it failed, was late or brought something else: a page
 * goes on without. docs/behaviour/consent.md#calls
 */
export interface ConsentCalls {
  /** What this visitor's country asks for. */
  banner(region: string | undefined): Promise<Readonly<Record<string, unknown>> | undefined>;
  track(body: TrackBody & { readonly consenttype: string } & RecordPart): void;
  consentArea(post: string, block: string): Promise<string | undefined>;
  cookieData(): Promise<CookieLists | undefined>;
  managePanel(): Promise<string | undefined>;
  /** The html of the banner, for pages that have none of their own. */
  bannerHtml(url: string): Promise<string | undefined>;
}

/** What a record of consent needs beside the choice; only where the site keeps records. */
export interface RecordPart {
  readonly consent_id?: string;
  readonly policy_id?: string;
  readonly banner_version?: string;
}

export function createConsentCalls(send: Send, settings: Settings, token: string): ConsentCalls {
  const locale = `${settings.locale}${settings.locale === '' ? '' : '&'}token=${token}`;
  const address = (name: string): string => `${settings.callsUrl}${name}`;
  const get = async <Answer>(
    url: string,
    read: (answer: unknown) => Answer | undefined,
    answer: 'json' | 'text' = 'json',
  ): Promise<Answer | undefined> => {
    const result = await send({ url, answer }, read);
    return result.ok ? result.value : undefined;
  };
  return {
    banner(region) {
      const forced = region === undefined ? '' : `&cmplz_user_region=${encodeURIComponent(region)}`;
      return get(`${address('banner')}?${locale}${forced}`, readUserData);
    },
    track(body) {
      void send({ url: address('track'), body: { json: body }, outlivesPage: true }, () => true);
    },
    consentArea: (post, block) =>
      get(
        address(`consent-area/${encodeURIComponent(post)}/${encodeURIComponent(block)}`),
        readHtml,
      ),
    cookieData: () => get(address('cookie_data'), readCookieLists),
    managePanel: () => get(`${address('manage_consent_html')}?${locale}`, readHtml),
    bannerHtml: (url) => get(url, readHtml, 'text'),
  };
}
