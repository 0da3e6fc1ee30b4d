import type { Action } from '../action.ts';
import { isCategory } from '../category.ts';
import type { ConsentContext } from '../consent-context.ts';
import { type ConsentState, INITIAL_STATE } from '../consent-state.ts';
import { next } from '../next.ts';
import type { Step, TrackBody } from '../step.ts';
import { NOTHING_STORED, type StoredConsent } from '../stored-consent.ts';

export const OPTIN: ConsentContext = {
  visitor: { isCrawler: false, isSpeedTool: false, hasPrivacySignal: false },
  consentType: 'optin',
  region: 'eu',
  policyId: '34',
  forcesStatistics: false,
  tracks: true,
  pushesTagManagerEvents: false,
  staysAfterRefusal: false,
};

export const SIGNAL = { isCrawler: false, isSpeedTool: false, hasPrivacySignal: true };

/** A page view without a page: cookies are a record, and steps are a list. */
export class Visit {
  /** Names of the page's events without their prefix, with the detail if it is a word. */
  log: string[] = [];
  steps: Step[] = [];
  sent: TrackBody[] = [];
  written: string[] = [];
  stored: StoredConsent;
  state: ConsentState = INITIAL_STATE;
  private readonly consentContext: ConsentContext;

  constructor(consentContext: Partial<ConsentContext> = {}, stored: Partial<StoredConsent> = {}) {
    this.consentContext = { ...OPTIN, ...consentContext };
    this.stored = { ...NOTHING_STORED, ...stored };
  }

  /** Starts the page as if it was parsed. The banner's styles load if it must be shown. */
  start(pageServices: readonly string[] = []): this {
    this.act({ type: 'start', pageServices });
    const asks = this.steps.some((step) => step.do === 'show-banner');
    if (asks) this.act({ type: 'banner-ready', hasBanner: true, opens: true }, 'keep');
    return this;
  }

  /** Performs an action. Clears the log and the lists first, unless `before` is `keep`. */
  act(action: Action, before: 'forget' | 'keep' = 'forget'): this {
    if (before === 'forget') Object.assign(this, { log: [], steps: [], sent: [], written: [] });
    const decision = next({ ...this.state, stored: this.stored }, action, this.consentContext);
    this.state = decision.state;
    for (const step of decision.steps) this.perform(step);
    return this;
  }

  details(name: string): unknown[] {
    return this.steps.flatMap((step) =>
      step.do === 'event' && step.name === `cmplz_${name}` ? [step.detail] : [],
    );
  }

  has(kind: Step['do']): boolean {
    return this.steps.some((step) => step.do === kind);
  }

  private perform(step: Step): void {
    this.steps.push(step);
    if (step.do === 'event') this.log.push(eventText(step.name, step.detail));
    if (step.do === 'settings-event') this.log.push('cookie_banner_data');
    if (step.do === 'clear-own-cookies') this.stored = NOTHING_STORED;
    if (step.do === 'send-track') this.sent.push(step.body);
    if (step.do === 'cookie') this.write(step.name, step.value);
  }

  private write(name: string, value: string): void {
    this.written.push(name);
    const { stored } = this;
    if (isCategory(name))
      this.stored = {
        ...stored,
        choices: { ...stored.choices, [name]: value as 'allow' | 'deny' },
      };
    if (name === 'banner-status')
      this.stored = { ...stored, bannerStatus: value as 'show' | 'dismissed' };
    if (name === 'policy_id') this.stored = { ...stored, policyId: value };
    if (name === 'consented_services') this.stored = { ...stored, services: json(value, {}) };
    if (name === 'saved_categories') this.stored = { ...stored, savedCategories: value };
    if (name === 'saved_services') this.stored = { ...stored, savedServices: value };
  }
}

function json<Value>(text: string, otherwise: Value): Value {
  return text === '' ? otherwise : (JSON.parse(text) as Value);
}

/** The event's name, with its detail if that is a word or contains words. */
function eventText(name: string, detail: unknown): string {
  const short = name.replace(/^cmplz_/, '');
  if (typeof detail === 'string' || typeof detail === 'boolean') return `${short} ${detail}`;
  if (typeof detail !== 'object' || detail === null) return short;
  const words = ['category', 'service', 'value'].flatMap((key) => {
    const word: unknown = Reflect.get(detail, key);
    return typeof word === 'string' || typeof word === 'boolean' ? [`${word}`] : [];
  });
  return [short, ...words].join(' ');
}
