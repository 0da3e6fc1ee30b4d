import type { Action, ActionType } from './action.ts';
import {
  acceptAll,
  allowService,
  applyBanner,
  denyAll,
  denyService,
  saveChoices,
  setService,
  announceChange,
} from './choose.ts';
import { CATEGORIES } from './category.ts';
import type { ConsentContext } from './consent-context.ts';
import type { ConsentState } from './consent-state.ts';
import {
  activate,
  activateService,
  createDraft,
  type Draft,
  emit,
  fireCategories,
  setCategory,
  setStored,
  writeCookie,
} from './draft.ts';
import { isAsked } from './has-consent.ts';
import { lookAgain } from './look-again.ts';
import { withoutOldChoices } from './old-choices.ts';
import { startPage } from './start-page.ts';
import type { Step } from './step.ts';
import type { StoredConsent } from './stored-consent.ts';
import { track } from './track.ts';

export interface Decision {
  readonly state: ConsentState;
  readonly steps: readonly Step[];
}

/**
 * Decides about an action: returns the new state, and the steps that the page has to carry out, in
 * order. Pure.
 */
export function next<Type extends ActionType>(
  state: ConsentState,
  action: Action<Type>,
  consentContext: ConsentContext,
): Decision {
  const draft = createDraft(state, consentContext);
  if (state.phase === 'starting') forgetOldChoices(draft);
  DECISIONS[action.type](draft, action, state.stored);
  // All cookies of an answer end at the same time: the visitor must not be asked while part of the
  // answer is missing.
  if (draft.steps.some((step) => step.do === 'cookie')) draft.steps.push({ do: 'renew-cookies' });
  draft.steps.push({ do: 'scripts-round' });
  // Last, because Google's tags have to know of the consent when such an event starts them.
  for (const category of draft.state.tagged)
    if (!state.tagged.has(category)) draft.steps.push({ do: 'notify-tag-manager', category });
  return { state: draft.state, steps: draft.steps };
}

/**
 * Choices under another policy are removed before anything that they allow can run, and before a
 * choice by the page's own code would renew them.
 */
function forgetOldChoices(draft: Draft): void {
  const { stored } = draft.state;
  const valid = withoutOldChoices(stored, draft.consentContext);
  if (valid === stored) return;
  setStored(draft, valid);
  draft.steps.push({ do: 'clear-own-cookies' });
  for (const category of CATEGORIES)
    writeCookie(draft, category, valid.choices[category] ?? 'deny');
}

type Decide<Type extends ActionType> = (
  draft: Draft,
  action: Action<Type>,
  before: StoredConsent,
) => void;

const DECISIONS: { readonly [Type in ActionType]: Decide<Type> } = {
  start: (draft, { pageServices }, before) => startPage(draft, pageServices, before),
  'banner-ready': bannerReady,
  'look-again': (draft, { stored }) => lookAgain(draft, stored),
  leave(draft) {
    const { phase, isTracked } = draft.state;
    // A visitor who is not asked cannot leave a question unanswered.
    if (!isTracked && phase !== 'starting' && isAsked(draft.consentContext)) track(draft);
  },
  'auto-dismiss'(draft) {
    if (draft.state.phase !== 'asking') return;
    applyBanner(draft, 'dismissed');
    announceChange(draft);
  },
  // Actions of the visitor by a button, a checkbox or a notice.
  accept(draft) {
    acceptAll(draft);
    applyBanner(draft, 'dismissed');
    announceChange(draft);
  },
  deny(draft) {
    applyBanner(draft, 'dismissed');
    denyAll(draft);
  },
  close(draft) {
    applyBanner(draft, 'dismissed');
    draft.steps.push({ do: 'notify-other-tabs' });
  },
  reopen: (draft) => applyBanner(draft, 'show'),
  save: (draft, { chosen }) => saveChoices(draft, chosen),
  'change-panel': (draft, { chosen }) => saveChoices(draft, chosen),
  'accept-category'(draft, { category, dismisses }) {
    setCategory(draft, category, 'allow');
    if (dismisses) applyBanner(draft, 'dismissed');
    announceChange(draft);
  },
  'choose-service': chooseService,
  'open-area': openArea,
  // Calls of single functions by the page's own code, with no further effect.
  show: ({ steps }) => void steps.push({ do: 'show-banner' }),
  'accept-only': (draft) => acceptAll(draft),
  'deny-only': (draft) => denyAll(draft),
  'set-category': (draft, { category, value }) => setCategory(draft, category, value),
  'set-service': (draft, { service, isAllowed }) => setService(draft, service, isAllowed),
  'set-banner': (draft, { status }) => applyBanner(draft, status),
  'enable-category': (draft, { category }) => activate(draft, category),
  'enable-service': (draft, { service }) => activateService(draft, service),
  'fire-categories': fireCategories,
  track: (draft, { status }) => track(draft, status),
};

function bannerReady(draft: Draft, action: Action<'banner-ready'>): void {
  const { stored } = draft.state;
  if (action.hasBanner) {
    // The page has its own controls, so the banner is not shown, and no cookie is written about
    // that.
    if (!action.opens) setStored(draft, { bannerStatus: 'dismissed' });
    applyBanner(draft);
    setStored(draft, stored);
  }
  emit(draft, 'cmplz_cookie_warning_loaded', draft.consentContext.region);
}

/**
 * On the policy page, a checkbox also closes the banner. The button of a notice over blocked
 * content does not, unless the visitor was not asked: the tab has to appear, to withdraw the
 * choice.
 */
function chooseService(draft: Draft, action: Action<'choose-service'>): void {
  if (action.dismisses || draft.state.phase === 'silent') applyBanner(draft, 'dismissed');
  if (action.isAllowed) allowService(draft, action.service);
  else denyService(draft, action.service);
  announceChange(draft);
}

function openArea(draft: Draft, { service }: Action<'open-area'>): void {
  setService(draft, service, true);
  activateService(draft, service, { category: null });
  applyBanner(draft, 'dismissed');
  announceChange(draft);
}
