import {
  DoneAnswer,
  EmbedAnswer,
  InstallCheckAnswer,
  OwnerLinkAnswer,
  ReadBrandAnswer,
  RecipientsAnswer,
  SiteAnswer,
  SitesAnswer,
  type Site,
} from '@beckon/contract/owner-calls';
import { aSite, NOW } from './factories.ts';
import type { FakeData, Route } from './fake-route.ts';

/** The calls about sites, as the contract defines them. */
export const SITE_ROUTES: readonly Route[] = [
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
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/brand\/read$/,
    answer: ReadBrandAnswer,
    run: () => ({
      success: true,
      brand: { button: '#0a7250', background: '#fffdf7', font: 'site', corners: 14 },
      logo: 'https://corner-bakery.com/logo.svg',
    }),
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
        '<script id="beckon-script" src="https://pop.example.com/pixel.js?id=0123456789abc" async crossorigin></script>',
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
      ).map((address) => ({
        address,
        agreed: data.agreed.includes(address),
        refusesLeadMails: address.startsWith('refuses-leads'),
        refusesReport: address.startsWith('refuses-report'),
      })),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/recipients\/ask$/,
    answer: DoneAnswer,
    run: () => ({ success: true }),
  },
  {
    method: 'POST',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/lead-notices\/try$/,
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
      ...refusedHost(data),
    }),
  },
  {
    method: 'GET',
    pattern: /^\/api\/owner\/sites\/([^/]+)\/owner-link$/,
    answer: OwnerLinkAnswer,
    run: () => ({ success: true, token: 'token-of-the-owner', until: NOW }),
  },
];

function refusedHost({ refusedHost: host, refusedReadable: readable }: FakeData) {
  if (host === undefined) return {};
  return { refused: { host, ...(readable === undefined ? {} : { readable }), at: NOW } };
}
