import {
  type ConsentDesign,
  defaultConsentDesign,
  SERVICE_LIBRARY,
} from '@beckon/contract/consent';
import {
  ConsentAnswer,
  ConsentDaysAnswer,
  type ConsentProofRow,
  DoneAnswer,
  PreviewConsentAnswer,
  ProofsAnswer,
  ScanAnswer,
  type SiteConsent,
} from '@beckon/contract/owner-calls';
import { Refusal } from './fake-route.ts';

/** The consent banner of a site as the server stores it. */
export function aConsent(part: Partial<SiteConsent> = {}): SiteConsent {
  return {
    draft: defaultConsentDesign('en'),
    revision: 0,
    isTakenDown: false,
    issues: [],
    snippet: '<script src="https://beckon.test/consent.js?id=0123456789abc" crossorigin></script>',
    policyUrl: 'https://beckon.test/sites/0123456789abc/cookie-policy.html',
    ...part,
  };
}

/** A visitor's proof as the server lists it. */
export function aProofRow(part: Partial<ConsentProofRow> = {}): ConsentProofRow {
  return {
    id: 'p1',
    consentId: 'abc-123',
    at: '2026-11-20T09:00:00.000Z',
    policyId: 1,
    bannerVersion: 2,
    isVersionKept: true,
    consentType: 'optin',
    region: 'eu',
    categories: ['functional'],
    services: {},
    outcome: 'refused',
    addressHash: 'h',
    ...part,
  };
}

interface ConsentData {
  consent: SiteConsent;
  proofs: readonly ConsentProofRow[];
}

interface ConsentCall {
  readonly body: Readonly<Record<string, unknown>>;
  readonly ids: readonly string[];
}

function refuseOld({ consent }: ConsentData, revision: unknown): void {
  if (revision !== consent.revision)
    throw new Refusal(409, 'Someone else changed this banner meanwhile.');
}

const answer = (consent: SiteConsent): ConsentAnswer => ({ success: true, consent });

/** The findings of a scan: a service, an unknown third party and a cookie of the site itself. */
const FOUND: ScanAnswer = {
  success: true,
  url: 'https://shop.example/',
  services: SERVICE_LIBRARY.filter(({ id }) => id === 'youtube' || id === 'hotjar').map(
    (service) => ({ service, foundBy: [{ by: 'snippet', text: 'a script in the page' }] }),
  ),
  unknown: [
    {
      domain: 'ads.example',
      hosts: ['cdn.ads.example'],
      kinds: ['script'],
      count: 1,
      examples: ['https://cdn.ads.example/a.js'],
    },
  ],
  cookies: [{ name: 'cart', host: 'shop.example', isFirstParty: true, days: 0 }],
  usedBrowser: false,
  note: 'Only the page’s own code was read.',
};

/** The calls about consent, as the contract defines them. */
export const CONSENT_ROUTES = [
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent$/,
    answer: ConsentAnswer,
    run: (data: ConsentData) => answer(data.consent),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent\/scan$/,
    answer: ScanAnswer,
    run: () => FOUND,
  },
  {
    method: 'PATCH',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent$/,
    answer: ConsentAnswer,
    run: (data: ConsentData, { body }: ConsentCall) => {
      const draft = body['draft'] as ConsentDesign;
      refuseOld(data, body['revision']);
      data.consent = { ...data.consent, draft, revision: data.consent.revision + 1 };
      return answer(data.consent);
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent\/publish$/,
    answer: ConsentAnswer,
    run: (data: ConsentData, { body }: ConsentCall) => {
      const { published, draft } = data.consent;
      refuseOld(data, body['revision']);
      const policyId = draft.policyId + (body['asksAgain'] === true ? 1 : 0);
      data.consent = {
        ...data.consent,
        draft: { ...draft, policyId },
        revision: data.consent.revision + 1,
        isTakenDown: false,
        published: {
          version: (published?.version ?? 0) + 1,
          at: '2026-11-20T09:00:00.000Z',
          policyId,
          isOutdated: false,
        },
      };
      return answer(data.consent);
    },
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent\/preview$/,
    answer: PreviewConsentAnswer,
    run: () => ({
      success: true,
      banner: '<div class="cmplz-cookiebanner cmplz-hidden">Hello</div>',
      css: '',
      policy: '',
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent\/days$/,
    answer: ConsentDaysAnswer,
    run: () => ({
      success: true,
      from: '2026-11-19',
      until: '2026-11-20',
      days: [
        { day: '2026-11-19', accepted: 7, partly: 1, refused: 2, signal: 0, none: 3 },
        { day: '2026-11-20', accepted: 4, partly: 0, refused: 5, signal: 1, none: 0 },
      ],
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent\/proofs$/,
    answer: ProofsAnswer,
    run: (data: ConsentData) => ({
      success: true,
      proofs: [...data.proofs],
    }),
  },
  {
    method: 'DELETE',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/consent\/proofs\/([^/]+)$/,
    answer: DoneAnswer,
    run: (data: ConsentData, { ids }: ConsentCall) => {
      data.proofs = data.proofs.filter(({ consentId }) => consentId !== ids[1]);
      return { success: true };
    },
  },
];
