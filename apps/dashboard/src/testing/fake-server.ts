import {
  DoneAnswer,
  EmbedAnswer,
  InstallCheckAnswer,
  MeAnswer,
  OwnerLinkAnswer,
  PictureAnswer,
  PicturesAnswer,
  RecipientsAnswer,
  SetupAnswer,
  SiteAnswer,
  SitesAnswer,
  type Site,
} from '@beckon/contract/owner-calls';
import { Type } from 'typebox';
import { checkAnswer } from './check-answer.ts';
import { aLead, aPopup, aSite, NOW } from './factories.ts';
import { COMMENT_ROUTES } from './fake-comments.ts';
import { aConsent, CONSENT_ROUTES } from './fake-consent.ts';
import { LEAD_ROUTES } from './fake-leads.ts';
import { POPUP_ROUTES } from './fake-popups.ts';
import { REPORT_ROUTES } from './fake-reports.ts';
import { type Call, type FakeData, Refusal, type Route } from './fake-route.ts';

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

/** The calls of the accounts' library, whose answers nobody reads. */
const NoContract = Type.Object({});

const ROUTES: readonly Route[] = [
  ...CONSENT_ROUTES,
  ...COMMENT_ROUTES,
  ...POPUP_ROUTES,
  ...REPORT_ROUTES,
  ...LEAD_ROUTES,
  {
    method: 'GET',
    pattern: /^\/api\/owner\/setup$/,
    answer: SetupAnswer,
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
    answer: NoContract,
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
    answer: NoContract,
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
    answer: NoContract,
    open: true,
    run: (data) => {
      data.signedIn = false;
      return {};
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/me$/,
    answer: MeAnswer,
    run: () => ({
      success: true,
      owner: { id: 'o', email: 'dana@example.com', name: 'Dana Cohen' },
      account: { id: 'a', name: 'Dana' },
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites$/,
    answer: SitesAnswer,
    run: (data) => ({ success: true, sites: data.sites }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites$/,
    answer: SiteAnswer,
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
    answer: SiteAnswer,
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
    answer: PicturesAnswer,
    run: (data) => ({ success: true, pictures: data.pictures }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/pictures$/,
    answer: PictureAnswer,
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
    answer: DoneAnswer,
    run: (data, { ids: [id] }) => {
      data.pictures = data.pictures.filter((picture) => picture.id !== id);
      return { success: true };
    },
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/embed$/,
    answer: EmbedAnswer,
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
    answer: RecipientsAnswer,
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
    answer: DoneAnswer,
    run: () => ({ success: true }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/install-check$/,
    answer: InstallCheckAnswer,
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
    answer: OwnerLinkAnswer,
    run: () => ({ success: true, token: 'token-of-the-owner', until: NOW }),
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
    const ids = route.pattern.exec(path)?.slice(1) ?? [];
    const answer = route.run(data, { method, path, body, query, ids });
    checkAnswer(`${method} ${path}`, route.answer, answer);
    return answer;
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
