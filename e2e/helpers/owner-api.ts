import { type APIRequestContext, request } from '@playwright/test';
import type { DesignDocument } from '@beckon/contract/owner-calls';
import type { PopupSettings } from '@beckon/contract/settings';
import type { Language } from '@beckon/contract/values';
import { DEMO_CLIENT_ID, DEMO_OWNER } from '../models/dashboard.ts';

export interface NewPopup {
  readonly type: string;
  readonly format?: string;
  /** Default: the demo site. */
  readonly siteId?: string;
  readonly language?: Language;
  /** Settings to change. The others are those of the format. */
  readonly settings?: Partial<PopupSettings>;
  /** Default: the design of the format. */
  readonly design?: DesignDocument;
  /** Lists of codes, by the id of their prize. Without a code, such a popup is not published. */
  readonly lists?: Readonly<Record<string, string>>;
}

/**
 * The demo owner as a client of the owner calls. Creates what a test needs without clicks in the
 * dashboard.
 */
export interface OwnerApi {
  readonly siteId: string;
  /**
   * Publishes a popup and returns its id. It opens only on request (`beckon.show`), unless its
   * settings say otherwise.
   */
  publish(popup: NewPopup): Promise<string>;
  get(path: string): Promise<unknown>;
  text(path: string): Promise<string>;
  call(method: 'POST' | 'PATCH' | 'DELETE', path: string, data?: unknown): Promise<unknown>;
  /** Leads of the site that contain a text, newest first. */
  leads(search: string): Promise<readonly FoundLead[]>;
  /** Marks these leads as not spam. Tests fill in forms so fast that leads may count as spam. */
  notSpam(leads: readonly FoundLead[]): Promise<void>;
  close(): Promise<void>;
}

export interface FoundLead {
  readonly id: string;
  readonly email?: string;
  readonly couponCode?: string;
  readonly prizeLabel?: string;
  readonly isSuspicious?: boolean;
  readonly isUnfinished?: boolean;
  readonly fields: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
}

const ASKED_ONLY: Partial<PopupSettings> = {
  triggers: { clickOnly: true },
  frequency: { rule: 'display_everytime_everypage_5', scope: 'all' },
};

export async function ownerApi(serverUrl: string): Promise<OwnerApi> {
  const context = await request.newContext({
    baseURL: serverUrl,
    extraHTTPHeaders: { origin: serverUrl },
  });
  const call = (method: string, path: string, data?: unknown): Promise<unknown> =>
    fetchJson(context, method, path, data);
  await call('POST', '/api/auth/sign-in/email', DEMO_OWNER);
  const { sites } = Object(await call('GET', '/api/owner/sites'));
  const siteId = String(
    sites.find((site: { readonly clientId: string }) => site.clientId === DEMO_CLIENT_ID).id,
  );
  return {
    siteId,
    call,
    get: (path) => call('GET', path),
    text: async (path) => (await context.get(path)).text(),
    async publish({ type, format = 'format_1', language = 'en', settings = {}, design, ...of }) {
      const { popup } = Object(
        await call('POST', `/api/owner/sites/${of.siteId ?? siteId}/popups`, {
          name: `${type} ${format}`,
          type,
          format,
          language,
        }),
      );
      await call('PATCH', `/api/owner/popups/${popup.id}`, {
        settings: { ...popup.settings, ...ASKED_ONLY, ...settings },
        ...(design === undefined ? {} : { design }),
      });
      for (const [prizeId, csv] of Object.entries(of.lists ?? {}))
        await call('POST', `/api/owner/popups/${popup.id}/prizes/${prizeId}/codes`, { csv });
      await call('POST', `/api/owner/popups/${popup.id}/publish`, {});
      return String(popup.id);
    },
    async leads(search) {
      const { leads } = Object(
        await call('GET', `/api/owner/sites/${siteId}/leads?search=${encodeURIComponent(search)}`),
      );
      return leads;
    },
    async notSpam(leads) {
      const leadIds = leads.map(({ id }) => id);
      await call('POST', `/api/owner/sites/${siteId}/leads/spam`, { leadIds, isSpam: false });
    },
    close: () => context.dispose(),
  };
}

async function fetchJson(
  context: APIRequestContext,
  method: string,
  path: string,
  data: unknown,
): Promise<unknown> {
  // A server may close a connection that was idle at the moment when the next call uses it.
  const maxRetries = 2;
  const body = data === undefined ? {} : { data };
  const response = await context.fetch(path, { method, maxRetries, ...body });
  const text = await response.text();
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}
