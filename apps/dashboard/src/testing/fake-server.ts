import { checkAnswer } from './check-answer.ts';
import { aLead, aPopup, aSite } from './factories.ts';
import { ACCOUNT_ROUTES, aSession } from './fake-accounts.ts';
import { AB_TEST_ROUTES } from './fake-ab-tests.ts';
import { CATALOGUE_ROUTES } from './fake-catalogue.ts';
import { COMMENT_ROUTES } from './fake-comments.ts';
import { GOAL_ROUTES } from './fake-goals.ts';
import { aConsent, aProofRow, CONSENT_ROUTES } from './fake-consent.ts';
import { DESTINATION_ROUTES } from './fake-destinations.ts';
import { HOLDOUT_ROUTES } from './fake-holdouts.ts';
import { LEAD_ROUTES } from './fake-leads.ts';
import { PICTURE_ROUTES } from './fake-pictures.ts';
import { POPUP_ROUTES } from './fake-popups.ts';
import { REPORT_ROUTES } from './fake-reports.ts';
import { type Call, type FakeData, Refusal, type Route } from './fake-route.ts';
import { TEST_VISIT_ROUTES } from './fake-test-visits.ts';
import { FORTNIGHT_ROUTES } from './fake-fortnight.ts';
import { SITE_ROUTES } from './fake-sites.ts';

export interface FakeServer {
  readonly data: FakeData;
  readonly calls: Call[];
  /** The next call to a path that contains this text fails with this status and message. */
  failNext(pathPart: string, status: number, message: string): void;
  /** Delays the next answer to a path with this end until the returned function is called. */
  holdNext(pathEnd: string): () => void;
  /** Resolves when a call to this address may be answered. */
  mayAnswer(url: string): Promise<void>;
  /** Answers a call instead of `fetch`. */
  handle(
    path: string,
    method: string,
    body: string | undefined,
  ): { status: number; answer: unknown };
}

const ROUTES: readonly Route[] = [
  ...ACCOUNT_ROUTES,
  ...SITE_ROUTES,
  ...PICTURE_ROUTES,
  ...CONSENT_ROUTES,
  ...CATALOGUE_ROUTES,
  ...COMMENT_ROUTES,
  ...POPUP_ROUTES,
  ...REPORT_ROUTES,
  ...GOAL_ROUTES,
  ...LEAD_ROUTES,
  ...DESTINATION_ROUTES,
  ...AB_TEST_ROUTES,
  ...HOLDOUT_ROUTES,
  ...TEST_VISIT_ROUTES,
  ...FORTNIGHT_ROUTES,
];

function startingData(part: Partial<FakeData>): FakeData {
  return {
    signedIn: true,
    isFirstRun: false,
    hasSamples: false,
    isInstalled: false,
    agreed: [],
    sessions: [aSession()],
    sites: [aSite()],
    popups: [aPopup()],
    deletedForGood: [],
    sendsMail: false,
    leads: [aLead()],
    stock: [],
    pictures: [],
    consent: aConsent(),
    proofs: [aProofRow()],
    comments: [],
    goals: [],
    catalogue: { products: [] },
    destinations: [],
    deliveries: [],
    abTests: [],
    holdout: undefined,
    pastHoldouts: [],
    ...part,
  };
}

/** Creates a server in memory that answers the owner's calls as the contract defines them. */
export function createFakeServer(part: Partial<FakeData> = {}): FakeServer {
  const data = startingData(part);
  const calls: Call[] = [];
  const failures: { pathPart: string; status: number; message: string }[] = [];
  const held = new Map<string, Promise<void>>();
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
    holdNext(pathEnd) {
      const { promise, resolve } = Promise.withResolvers<void>();
      held.set(pathEnd, promise);
      return resolve;
    },
    async mayAnswer(url) {
      const { pathname } = new URL(url, 'http://dashboard.test');
      const pathEnd = [...held.keys()].find((end) => pathname.endsWith(end));
      const free = pathEnd === undefined ? undefined : held.get(pathEnd);
      if (pathEnd !== undefined) held.delete(pathEnd);
      await free;
    },
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
