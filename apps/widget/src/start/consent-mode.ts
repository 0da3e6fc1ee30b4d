import { attempt } from '@beckon/host-page/attempt';
import { randomId } from '@beckon/host-page/random-id';
import { createCookieJar } from '@beckon/host-page/storage/cookie-jar';
import { createStorageArea, type StorageArea } from '@beckon/host-page/storage/storage-area';
import type { ConsentGate } from '../consent/consent-gate.ts';
import { decideConsent, type ConsentState } from '../consent/decide-consent.ts';
import { holdCalls } from '../consent/hold-calls.ts';
import { holdCookies, holdStorage } from '../consent/held-place.ts';
import { CONSENT_SOURCES } from '../consent/sources/index.ts';
import { openOtherTabs } from '../consent/sources/other-tabs.ts';
import { openPageChoice } from '../consent/sources/page-choice.ts';
import { CONSENT_KEY } from '../visitor/storage-names.ts';
import { keepVisitorId } from '../visitor/visitor-id.ts';
import type { BrowserEnvironment, PageAccess, VisitorStorage } from './environment.ts';

const SILENT = { say: () => undefined, warn: () => undefined };

/**
 * The environment of a site in consent mode. Before the visitor consents, nothing is stored in the
 * browser, no id is created and no tracking call is sent. When consent is withdrawn, everything
 * that was stored is deleted. docs/consent-mode.md.
 */
export function inConsentMode(environment: BrowserEnvironment): BrowserEnvironment {
  let state: ConsentState = 'waiting';
  const isGranted = (): boolean => state === 'granted';
  const places = holdPlaces(environment, isGranted);
  const waiting: (() => void)[] = [];
  const enter = (next: ConsentState): void => {
    state = next;
    if (next !== 'granted') return places.forget();
    places.keep();
    environment.local.set(CONSENT_KEY, '1');
    keepVisitorId(environment.cookies, () => randomId(environment.window.crypto));
    waiting.splice(0).forEach((resolve) => resolve());
  };
  const decide = openSources(environment, (next) => {
    if (next !== state) enter(next);
  });
  enter(decide.now());
  return {
    ...environment,
    ...places.held,
    call: holdCalls(environment.call, isGranted),
    consent: {
      isGranted,
      whenGranted: () =>
        isGranted() ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve)),
      set: decide.set,
    },
  };
}

/** Listens to all sources of consent. `onDecision` is called whenever one of them reports something. */
function openSources(
  { window, clock, guard, listen, local }: PageAccess & VisitorStorage,
  onDecision: (state: ConsentState) => void,
): { now(): ConsentState; readonly set: ConsentGate['set'] } {
  const wasGrantedBefore = (): boolean => local.get(CONSENT_KEY) !== undefined;
  const page = { window, clock, guard, listen };
  const otherTabs = openOtherTabs({
    ...page,
    wasGrantedBefore,
    onChange: () => onDecision(now()),
  });
  const onChange = (): void => {
    otherTabs.forget();
    onDecision(now());
  };
  const own = openPageChoice({ ...page, onChange });
  const sources = [otherTabs, own, ...CONSENT_SOURCES.map((open) => open({ ...page, onChange }))];
  const now = (): ConsentState =>
    decideConsent(
      sources.map((source) => source.answer()),
      wasGrantedBefore(),
    );
  return { now, set: own.set };
}

function holdPlaces(
  { window, cookies, local, session, clock }: PageAccess & VisitorStorage,
  mayKeep: () => boolean,
): { readonly held: VisitorStorage; keep(): void; forget(): void } {
  const hold = (kept: StorageArea, open: () => Storage) =>
    holdStorage({
      kept,
      createMemory: () => createStorageArea(() => undefined, SILENT),
      mayKeep,
      // A browser that blocks storage has stored nothing.
      keys: () => attempt(() => Object.keys(open())) ?? [],
    });
  const held = {
    cookies: holdCookies({
      kept: cookies,
      createMemory: () => createCookieJar(NO_COOKIES, clock),
      mayKeep,
    }),
    local: hold(local, () => window.localStorage),
    session: hold(session, () => window.sessionStorage),
  };
  const each = [held.cookies, held.local, held.session];
  return {
    held: {
      cookies: held.cookies.place,
      local: held.local.place,
      session: held.session.place,
    },
    keep: () => each.forEach((one) => one.keep()),
    forget: () => each.forEach((one) => one.forget()),
  };
}

/** Values are kept in memory as long as the page lives. */
const NO_COOKIES = Object.freeze({ isSecure: true, cookie: '' });
