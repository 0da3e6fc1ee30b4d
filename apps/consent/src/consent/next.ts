import type { Action } from './action.ts';
import {
  acceptAll,
  allowService,
  applyBanner,
  denyAll,
  denyService,
  saveChoices,
  setService,
  tellChange,
} from './choose.ts';
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
} from './draft.ts';
import { lookAgain } from './look-again.ts';
import { startPage } from './start-page.ts';
import type { Step } from './step.ts';
import { track } from './track.ts';

export interface Decision {
  readonly state: ConsentState;
  readonly steps: readonly Step[];
}

/** What follows from an action: the new state, and what the page has to do, in order. Pure. */
export function next(state: ConsentState, action: Action, context: ConsentContext): Decision {
  const draft = createDraft(state, context);
  draft.steps.push({ do: 'scripts-round' });
  decide(draft, action);
  return { state: draft.state, steps: draft.steps };
}

function decide(draft: Draft, action: Action): void {
  switch (action.type) {
    case 'start':
      startPage(draft, action.pageServices);
      break;
    case 'banner-ready':
      bannerReady(draft, action);
      break;
    case 'look-again':
      lookAgain(draft, action.stored);
      break;
    case 'leave':
      if (!draft.state.isTracked && draft.state.phase !== 'starting') track(draft);
      break;
    case 'auto-dismiss':
      if (draft.state.phase !== 'asking') break;
      applyBanner(draft, 'dismissed');
      tellChange(draft);
      break;
    default:
      choose(draft, action);
  }
}

/** What a visitor does by a button, a box or a notice. */
function choose(draft: Draft, action: Action): void {
  switch (action.type) {
    case 'accept':
      acceptAll(draft);
      applyBanner(draft, 'dismissed');
      tellChange(draft);
      break;
    case 'deny':
      applyBanner(draft, 'dismissed');
      denyAll(draft);
      break;
    case 'close':
      applyBanner(draft, 'dismissed');
      draft.steps.push({ do: 'tell-other-tabs' });
      break;
    case 'reopen':
      applyBanner(draft, 'show');
      break;
    case 'save':
    case 'change-panel':
      saveChoices(draft, action.chosen);
      break;
    case 'accept-category':
      setCategory(draft, action.category, 'allow');
      if (action.dismisses) applyBanner(draft, 'dismissed');
      tellChange(draft);
      break;
    case 'choose-service':
      chooseService(draft, action);
      break;
    case 'open-area':
      openArea(draft, action.service);
      break;
    default:
      obey(draft, action);
  }
}

/** Single calls of the page's own code: nothing follows but what was asked for. */
function obey(draft: Draft, action: Action): void {
  switch (action.type) {
    case 'show':
      draft.steps.push({ do: 'show-banner' });
      break;
    case 'accept-only':
      acceptAll(draft);
      break;
    case 'deny-only':
      denyAll(draft);
      break;
    case 'set-category':
      setCategory(draft, action.category, action.value);
      break;
    case 'set-service':
      setService(draft, action.service, action.isAllowed);
      break;
    case 'set-banner':
      applyBanner(draft, action.status);
      break;
    case 'enable-category':
      activate(draft, action.category);
      break;
    case 'enable-service':
      activateService(draft, action.service);
      break;
    case 'fire-categories':
      fireCategories(draft);
      break;
    case 'track':
      track(draft, action.status);
      break;
    default:
  }
}

function bannerReady(draft: Draft, action: Extract<Action, { type: 'banner-ready' }>): void {
  const { stored } = draft.state;
  if (action.hasBanner) {
    // The page's own controls are enough: the banner stays away, and nothing is written of that.
    if (!action.opens) setStored(draft, { bannerStatus: 'dismissed' });
    applyBanner(draft);
    setStored(draft, stored);
  }
  emit(draft, 'cmplz_cookie_warning_loaded', draft.context.region);
}

/** On the policy page a box also puts the banner away; a notice over blocked content does not. */
function chooseService(draft: Draft, action: Extract<Action, { type: 'choose-service' }>): void {
  if (action.dismisses) applyBanner(draft, 'dismissed');
  if (action.isAllowed) allowService(draft, action.service);
  else denyService(draft, action.service);
  tellChange(draft);
}

function openArea(draft: Draft, service: string): void {
  setService(draft, service, true);
  activateService(draft, service, { category: null });
  applyBanner(draft, 'dismissed');
  tellChange(draft);
}
