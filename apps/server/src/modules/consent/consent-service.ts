import { createHash } from 'node:crypto';
import {
  brandLook,
  type ConsentDesign,
  consentIssues,
  defaultConsentDesign,
  hasBrandColours,
} from '@beckon/contract/consent';
import { inEachLanguage, type Language } from '@beckon/contract/values';
import { SERVER_TEXTS } from '@beckon/languages/server';
import { CallRefused } from '../../errors.ts';
import { badRequest, siteNotFound } from '../../http/owner/owner-errors.ts';
import { noRateLimit, type RateLimit } from '../../lib/rate-limit.ts';
import type {
  ConsentFiles,
  ConsentRecord,
  DrawnConsent,
  SiteRecord,
  Store,
} from '../../store/store.ts';
import { askedAbout, stillAskedAbout } from './asked-about.ts';
import type { RenderConsent, RenderedConsent } from './consent-renderer.ts';

export interface ConsentServiceDeps {
  readonly store: Store;
  readonly render: RenderConsent;
  readonly now: () => number;
  /** If it is missing, publishing is not limited. */
  readonly rate?: RateLimit;
}

/** Limit per account. */
const PUBLISHED_A_MINUTE = 60;
/** Limit per account, because files are kept for days after the next publication. */
const PUBLISHED_BYTES_AN_HOUR = 60_000_000;

export interface PublishOptions {
  /** Increases the policy id, so that all visitors are asked again. */
  readonly asksAgain: boolean;
  readonly expectedRevision: number | undefined;
}

const changedMeanwhile = (): CallRefused =>
  new CallRefused(
    409,
    'Someone else changed this banner meanwhile. Reload the page to see it as it is now.',
  );

/** The owner's operations on the consent banner of a site. They throw `CallRefused`. */
export interface ConsentService {
  /** The saved record, or the default with revision 0. */
  get(accountId: string, siteId: string): Promise<ConsentRecord>;
  save(
    accountId: string,
    siteId: string,
    change: {
      readonly draft: ConsentDesign;
      readonly expectedRevision: number | undefined;
    },
  ): Promise<ConsentRecord>;
  /**
   * Renders the draft in each language and shows it to visitors. Throws 422 if it has issues, 409
   * if someone saved since the expected revision, 429 if the account has published too much.
   */
  publish(accountId: string, siteId: string, options: PublishOptions): Promise<ConsentRecord>;
  unpublish(accountId: string, siteId: string): Promise<ConsentRecord>;
  preview(draft: ConsentDesign, language: Language): RenderedConsent;
}

export function buildConsentService({
  store,
  render,
  now,
  rate = noRateLimit,
}: ConsentServiceDeps): ConsentService {
  const siteOf = async (accountId: string, siteId: string): Promise<SiteRecord> => {
    const site = await store.site(accountId, siteId);
    if (!site) throw siteNotFound();
    return site;
  };
  const get: ConsentService['get'] = async (accountId, siteId) => {
    const site = await siteOf(accountId, siteId);
    return (await store.consent(accountId, siteId)) ?? firstRecord(site);
  };
  const save: ConsentService['save'] = async (accountId, siteId, { draft, expectedRevision }) => {
    const known = await get(accountId, siteId);
    const saved = await store.saveConsentDraft(accountId, siteId, {
      // Only publishing asks visitors again. The policy id of a draft is ignored.
      draft: { ...draft, policyId: known.draft.policyId },
      expectedRevision: expectedRevision ?? known.revision,
    });
    if (saved === undefined) throw siteNotFound();
    if (saved !== 'conflict') return saved;
    if (expectedRevision !== undefined) throw changedMeanwhile();
    // A publish in between may have raised the policy id, so it is read again.
    return save(accountId, siteId, { draft, expectedRevision });
  };
  return {
    get,
    save,
    async publish(accountId, siteId, { asksAgain, expectedRevision }) {
      const { draft, revision, last } = await get(accountId, siteId);
      if (expectedRevision !== undefined && expectedRevision !== revision) throw changedMeanwhile();
      const [issue] = consentIssues(draft);
      if (issue !== undefined) throw new CallRefused(422, issue.message);
      const design = { ...draft, policyId: draft.policyId + (asksAgain ? 1 : 0) };
      const { drawn, files } = limitDrawing(rate, accountId, () => drawAll(design, render, now()));
      const asked =
        asksAgain || last === undefined ? askedAbout(design) : stillAskedAbout(last, design);
      const record = await store.publishConsent(accountId, siteId, {
        drawn: { ...drawn, asked },
        files,
        expectedRevision: revision,
      });
      if (record === 'conflict') throw changedMeanwhile();
      if (record === undefined) throw siteNotFound();
      return record;
    },
    async unpublish(accountId, siteId) {
      await siteOf(accountId, siteId);
      if (!(await store.unpublishConsent(accountId, siteId, now())))
        throw badRequest('This banner is not published.');
      return get(accountId, siteId);
    },
    preview: render,
  };
}

/** The first design of a site has its brand colours, if it has any. */
function firstRecord({ id, settings: { language, brand = {} } }: SiteRecord): ConsentRecord {
  const design = defaultConsentDesign(language);
  return {
    siteId: id,
    draft: hasBrandColours(brand) ? { ...design, look: brandLook(brand) } : design,
    revision: 0,
    published: undefined,
    last: undefined,
    isTakenDown: false,
  };
}

/** The published design, and its files by their hashes. */
interface DrawnBanner {
  readonly drawn: DrawnConsent;
  readonly files: ReadonlyMap<string, string>;
}

/** Throws 429 if the account has published too much. */
function limitDrawing(rate: RateLimit, accountId: string, draw: () => DrawnBanner): DrawnBanner {
  const key = `banner ${accountId}`;
  rate.count(key, PUBLISHED_A_MINUTE);
  const drawn = draw();
  const sizes = [...drawn.files.values()].map((body) => Buffer.byteLength(body));
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  rate.countBytes(key, size, PUBLISHED_BYTES_AN_HOUR);
  return drawn;
}

function drawAll(design: ConsentDesign, render: RenderConsent, at: number): DrawnBanner {
  const kept = new Map<string, string>();
  const keep = (body: string): string => {
    const hash = createHash('sha256').update(body).digest('hex').slice(0, 32);
    kept.set(hash, body);
    return hash;
  };
  const draw = (language: Language): ConsentFiles => {
    const { banner, tab, css, pageCss, policy, panel, placeholder } = render(design, language);
    return {
      banner: keep(banner.optin),
      bannerOptout: keep(banner.optout),
      tab,
      css: keep(css),
      pageCss: keep(pageCss),
      policy: keep(policy),
      panelOptin: keep(panel.optin),
      panelOptout: keep(panel.optout),
      placeholder,
      documents: SERVER_TEXTS[language].consent.documents,
    };
  };
  const files = inEachLanguage(draw);
  return { drawn: { design, files, at }, files: kept };
}
