import type {
  Lead,
  OwnerComment,
  Picture,
  PopupDetail,
  PopupSummary,
  PrizeStock,
  Site,
  SiteConsent,
} from '@beckon/contract/owner-calls';
import { defaultSettings } from '@beckon/contract/settings';
import { COMMENT_ROUTES } from './fake-comments.ts';
import { aConsent, CONSENT_ROUTES } from './fake-consent.ts';
import { aLead, aPopup, aSite, NOW, type StoredPopup } from './factories.ts';

export interface FakeData {
  signedIn: boolean;
  isFirstRun: boolean;
  isInstalled: boolean;
  claimedUrl?: string | undefined;
  /** Of the site's list, who agreed to get mails. */
  agreed: readonly string[];
  sites: Site[];
  popups: StoredPopup[];
  leads: Lead[];
  stock: PrizeStock[];
  pictures: Picture[];
  consent: SiteConsent;
  comments: OwnerComment[];
}

/** A call that reached the fake server. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface FakeServer {
  readonly data: FakeData;
  readonly calls: Call[];
  /** The next call to a path that contains this text fails so. */
  failNext(pathPart: string, status: number, message: string): void;
  /** Takes the place of `fetch`. */
  handle(
    path: string,
    method: string,
    body: string | undefined,
  ): { status: number; answer: unknown };
}

interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  readonly open?: boolean;
  readonly run: (
    data: FakeData,
    call: Call & { readonly ids: readonly string[]; readonly query: URLSearchParams },
  ) => unknown;
}

class Refusal extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

function summaryOf({
  design: _design,
  settings: _settings,
  revision: _revision,
  theme: _theme,
  ...summary
}: StoredPopup): PopupSummary {
  return summary;
}

function detailOf({ numbers: _numbers, ...popup }: StoredPopup): PopupDetail {
  return popup;
}

function popupWith(data: FakeData, id: string | undefined): StoredPopup {
  const popup = data.popups.find((one) => one.id === id);
  if (popup === undefined) throw new Refusal(404, 'There is no such popup.');
  return popup;
}

function replacePopup(data: FakeData, popup: StoredPopup): { success: true; popup: PopupDetail } {
  data.popups = data.popups.map((one) => (one.id === popup.id ? popup : one));
  return { success: true, popup: detailOf(popup) };
}

function daysOf(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(NOW) - (count - 1 - index) * 86_400_000)
      .toISOString()
      .slice(0, 10);
    const views = 300 + Math.round(140 * Math.sin(index / 2.2)) + index * 4;
    return { day, views, closes: Math.round(views * 0.6), conversions: Math.round(views * 0.06) };
  });
}

const DAYS = daysOf(30);

const ROUTES: readonly Route[] = [
  ...CONSENT_ROUTES,
  ...COMMENT_ROUTES,
  {
    method: 'GET',
    pattern: /^\/api\/owner\/setup$/,
    open: true,
    run: (data) => ({
      success: true,
      isFirstRun: data.isFirstRun,
      maySignUp: data.isFirstRun,
      mayResetPassword: false,
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/auth\/sign-in\/email$/,
    open: true,
    run: (data, { body }) => {
      if (body['password'] !== 'correct horse') throw new Refusal(401, 'Invalid email or password');
      data.signedIn = true;
      return {};
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/auth\/sign-up\/email$/,
    open: true,
    run: (data) => {
      data.signedIn = true;
      data.isFirstRun = false;
      return {};
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/auth\/sign-out$/,
    open: true,
    run: (data) => {
      data.signedIn = false;
      return {};
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/me$/,
    run: () => ({
      success: true,
      owner: { id: 'o', email: 'dana@example.com', name: 'Dana Cohen' },
      account: { id: 'a', name: 'Dana' },
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites$/,
    run: (data) => ({ success: true, sites: data.sites }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites$/,
    run: (data, { body }) => {
      const made = aSite({ id: `site-${data.sites.length + 1}`, name: String(body['name']) });
      const site = {
        ...made,
        settings: { ...made.settings, ...(body['settings'] as Partial<Site['settings']>) },
      };
      data.sites.push(site);
      return { success: true, site };
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/sites\/([^/]+)$/,
    run: (data, { ids: [id], body }) => {
      const { settings, ...others } = body as Partial<Site>;
      data.sites = data.sites.map((site) =>
        site.id === id ? { ...site, ...others, settings: { ...site.settings, ...settings } } : site,
      );
      return { success: true, site: data.sites.find((site) => site.id === id) };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/pictures$/,
    run: (data) => ({ success: true, pictures: data.pictures }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/pictures$/,
    run: (data, { body }) => {
      const id = `picture-${data.pictures.length + 1}`;
      const picture = {
        id,
        name: String(body['name']),
        url: `https://pop.example.com/pictures/${id}.png`,
        bytes: String(body['data']).length,
        uploadedAt: NOW,
      };
      data.pictures = [picture, ...data.pictures];
      return { success: true, picture };
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/sites\/[^/]+\/pictures\/([^/]+)$/,
    run: (data, { ids: [id] }) => {
      data.pictures = data.pictures.filter((picture) => picture.id !== id);
      return { success: true };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/embed$/,
    run: () => ({
      success: true,
      clientId: '0123456789abc',
      scriptUrl: 'https://pop.example.com/pixel.js?id=0123456789abc',
      snippet:
        '<script id="pixel-script-poptin" src="https://pop.example.com/pixel.js?id=0123456789abc" async></script>',
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/recipients$/,
    run: (data, { ids: [id] }) => ({
      success: true,
      recipients: (
        data.sites.find((site) => site.id === id)?.settings.leadNotices?.emails ?? []
      ).map((address) => ({ address, agreed: data.agreed.includes(address) })),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/recipients\/ask$/,
    run: () => ({ success: true }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/install-check$/,
    run: (data) => ({
      success: true,
      isInstalled: data.isInstalled,
      ...(data.isInstalled ? { lastSeenAt: NOW, lastSeenUrl: 'https://corner-bakery.com/' } : {}),
      ...(data.claimedUrl === undefined ? {} : { claimedUrl: data.claimedUrl }),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/owner-link$/,
    run: () => ({ success: true, token: 'token-of-the-owner', until: NOW }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/popups$/,
    run: (data, { ids: [id] }) => ({
      success: true,
      popups: data.popups
        .filter((popup) => popup.siteId === id && popup.status !== 'deleted')
        .map(summaryOf),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/popups$/,
    run: (data, { ids: [id], body }) => {
      const asked = body as Partial<StoredPopup>;
      const popup = aPopup({
        status: 'draft',
        settings: defaultSettings(asked.type ?? 'lightbox'),
        ...asked,
        siteId: id ?? '',
        id: `Popup${String(data.popups.length + 1).padStart(8, '0')}`,
        numbers: { views: 0, closes: 0, conversions: 0, rate: 0 },
      });
      data.popups.push(popup);
      return { success: true, popup: detailOf(popup) };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)$/,
    run: (data, { ids: [id] }) => ({ success: true, popup: detailOf(popupWith(data, id)) }),
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/popups\/([^/]+)$/,
    run: (data, { ids: [id], body }) => {
      const popup = popupWith(data, id);
      const { revision, ...change } = body as Partial<StoredPopup>;
      if (revision !== undefined && revision !== popup.revision)
        throw new Refusal(409, 'Somebody else saved this popup meanwhile.');
      return replacePopup(data, {
        ...popup,
        ...change,
        revision: popup.revision + 1,
        hasUnpublishedChanges: true,
      });
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/(publish|resume)$/,
    run: (data, { ids: [id] }) =>
      replacePopup(data, {
        ...popupWith(data, id),
        status: 'active',
        hasUnpublishedChanges: false,
      }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/pause$/,
    run: (data, { ids: [id] }) => replacePopup(data, { ...popupWith(data, id), status: 'paused' }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/duplicate$/,
    run: (data, { ids: [id] }) => {
      const popup = popupWith(data, id);
      const copy = aPopup({
        ...popup,
        id: `Copy${String(data.popups.length).padStart(9, '0')}`,
        name: `${popup.name} (copy)`,
        status: 'draft',
      });
      data.popups.push(copy);
      return { success: true, popup: detailOf(copy) };
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/popups\/([^/]+)$/,
    run: (data, { ids: [id] }) => {
      data.popups = data.popups.filter((popup) => popup.id !== id);
      return { success: true };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads$/,
    run: (data, { query }) => {
      const search = (query.get('search') ?? '').toLowerCase();
      const popupId = query.get('popupId');
      const state = query.get('state');
      const found = data.leads.filter(
        (lead) =>
          JSON.stringify(lead).toLowerCase().includes(search) &&
          (popupId === null || lead.popupId === popupId) &&
          (state === null || (state === 'unfinished') === (lead.isUnfinished === true)),
      );
      const start = Number(query.get('cursor') ?? 0);
      const end = start + Number(query.get('limit') ?? 50);
      return {
        success: true,
        leads: found.slice(start, end),
        total: found.length,
        ...(end < found.length ? { nextCursor: String(end) } : {}),
      };
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/leads\/delete$/,
    run: (data, { body }) => {
      const ids = body['leadIds'] as string[];
      data.leads = data.leads.filter((lead) => !ids.includes(lead.id));
      return { success: true, deleted: ids.length };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/report$/,
    run: (data, { ids: [id] }) => ({
      success: true,
      from: DAYS[0]?.day,
      until: DAYS.at(-1)?.day,
      days: DAYS,
      numbers: popupWith(data, id).numbers,
      closeTriggers: [
        { trigger: 'x_click', count: 600 },
        { trigger: 'bg_click', count: 300 },
        { trigger: 'escape', count: 100 },
      ],
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/report$/,
    run: (data) => ({
      success: true,
      from: DAYS[0]?.day,
      until: DAYS.at(-1)?.day,
      days: DAYS,
      numbers: { views: 18_320, closes: 9100, conversions: 1024, rate: 0.0559 },
      popups: data.popups.map(({ id, name, numbers }) => ({ popupId: id, name, numbers })),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/prizes$/,
    run: (data) => ({ success: true, prizes: data.stock }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/popups\/([^/]+)\/prizes\/([^/]+)\/codes$/,
    run: (_data, { body }) => {
      const codes = String(body['csv']).trim().split(/\r?\n/);
      return {
        success: true,
        added: new Set(codes).size,
        duplicates: codes.length - new Set(codes).size,
        invalid: 0,
        codesLeft: new Set(codes).size,
      };
    },
  },
];

function startingData(part: Partial<FakeData>): FakeData {
  return {
    signedIn: true,
    isFirstRun: false,
    isInstalled: false,
    agreed: [],
    sites: [aSite()],
    popups: [aPopup()],
    leads: [aLead()],
    stock: [],
    pictures: [],
    consent: aConsent(),
    comments: [],
    ...part,
  };
}

/** A server in memory that answers the owner's calls as the contract tells. */
export function createFakeServer(part: Partial<FakeData> = {}): FakeServer {
  const data = startingData(part);
  const calls: Call[] = [];
  const failures: { pathPart: string; status: number; message: string }[] = [];
  const answerTo = (url: string, method: string, bodyText: string | undefined) => {
    const { pathname: path, searchParams: query } = new URL(url, 'http://dashboard.test');
    const body = (bodyText === undefined ? {} : JSON.parse(bodyText)) as Record<string, unknown>;
    calls.push({ method, path, body });
    const failing = failures.findIndex(({ pathPart }) => path.includes(pathPart));
    const [failure] = failing === -1 ? [] : failures.splice(failing, 1);
    if (failure !== undefined) throw new Refusal(failure.status, failure.message);
    const route = ROUTES.find((one) => one.method === method && one.pattern.test(path));
    if (route === undefined) throw new Refusal(404, `No route ${method} ${path}`);
    if (!data.signedIn && route.open !== true) throw new Refusal(401, 'Please sign in.');
    return route.run(data, {
      method,
      path,
      body,
      query,
      ids: route.pattern.exec(path)?.slice(1) ?? [],
    });
  };
  return {
    data,
    calls,
    failNext: (pathPart, status, message) => void failures.push({ pathPart, status, message }),
    handle(path, method, body) {
      try {
        return { status: 200, answer: answerTo(path, method, body) };
      } catch (error) {
        if (error instanceof Refusal)
          return { status: error.status, answer: { success: false, message: error.message } };
        throw error;
      }
    },
  };
}
