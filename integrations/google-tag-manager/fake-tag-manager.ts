import { compileFunction } from 'node:vm';
import { allowedScripts, readableConsent, type Template } from './read-template.ts';

type Values = Readonly<Record<string, unknown>>;
type Consent = 'granted' | 'denied';
type Api = (...args: readonly never[]) => unknown;

interface FakeOptions {
  readonly consent?: Consent;
  /** If false, scripts fail to load. */
  readonly canLoad?: boolean;
}

/** The part of Tag Manager's sandbox that the template uses. */
export interface FakeTagManager {
  /** Fires the tag with these field values. */
  run(values: Values): void;
  /** Runs one of the template's own tests. Throws if the test fails. */
  runScenario(code: string): void;
  changeConsent(consent: Consent): void;
  loaded(): readonly string[];
  console(): readonly string[];
  outcome(): 'success' | 'failure' | 'none';
}

/** The state of the page in one test. */
class Page {
  readonly loaded: string[] = [];
  readonly lines: string[] = [];
  readonly calls: string[] = [];
  readonly mocks = new Map<string, unknown>();
  readonly listeners: ((type: string, granted: boolean) => void)[] = [];
  consent: Consent = 'denied';
  outcome: 'success' | 'failure' | 'none' = 'none';

  /** Calls an API, or the mock that a scenario set for it. */
  call(name: string, api: Api | undefined, args: readonly never[]): unknown {
    this.calls.push(name);
    const mock = this.mocks.get(name);
    if (typeof mock === 'function') return mock(...args);
    if (this.mocks.has(name)) return mock;
    if (api === undefined) throw new Error(`Tag Manager has no ${name}`);
    return api(...args);
  }
}

/** The APIs that `require` returns. Each throws if the template lacks the permission. */
function sandboxApis(
  template: Template,
  page: Page,
  canLoad: boolean,
): Readonly<Record<string, Api>> {
  const mayLoad = (url: string): boolean =>
    allowedScripts(template).some((pattern) => url.startsWith(pattern.slice(0, -1)));
  const mustRead = (type: string): void => {
    if (!readableConsent(template).includes(type)) throw new Error(`may not read ${type}`);
  };
  return {
    encodeUriComponent: (text: string) => encodeURIComponent(text),
    logToConsole: (line: string) => page.lines.push(line),
    queryPermission: (_id: string, url: string) => mayLoad(url),
    isConsentGranted: (type: string) => {
      mustRead(type);
      return page.consent === 'granted';
    },
    addConsentListener: (type: string, listener: (type: string, granted: boolean) => void) => {
      mustRead(type);
      page.listeners.push(listener);
    },
    injectScript: (url: string, onSuccess: () => void, onFailure: () => void) => {
      if (!mayLoad(url)) throw new Error(`may not load ${url}`);
      page.loaded.push(url);
      if (canLoad) onSuccess();
      else onFailure();
    },
  };
}

/** The functions that the template's own tests call. */
function scenarioApis(page: Page): Readonly<Record<string, unknown>> {
  const check = (holds: boolean, complaint: string): void => {
    if (!holds) throw new Error(complaint);
  };
  return {
    mock: (name: string, value: unknown) => void page.mocks.set(name, value),
    assertThat: (value: unknown) => ({
      isEqualTo: (wanted: unknown) => check(value === wanted, String(value)),
    }),
    assertApi: (name: string) => ({
      wasCalled: () => check(page.calls.includes(name), `${name} was not called`),
      wasNotCalled: () => check(!page.calls.includes(name), `${name} was called`),
    }),
  };
}

/** Runs the sandboxed code of a template in a fake of Tag Manager. */
export function fakeTagManager(template: Template, options: FakeOptions = {}): FakeTagManager {
  const page = new Page();
  page.consent = options.consent ?? 'denied';
  const apis = sandboxApis(template, page, options.canLoad ?? true);
  const require =
    (name: string) =>
    (...args: readonly never[]) =>
      page.call(name, apis[name], args);
  const run = (values: Values): void => {
    const data = {
      ...values,
      gtmOnSuccess: () => page.call('gtmOnSuccess', () => (page.outcome = 'success'), []),
      gtmOnFailure: () => page.call('gtmOnFailure', () => (page.outcome = 'failure'), []),
    };
    compileFunction(template.code, ['require', 'data'])(require, data);
  };
  return {
    run,
    runScenario: (code) => {
      const given = { runCode: run, ...scenarioApis(page) };
      compileFunction(code, Object.keys(given))(...Object.values(given));
    },
    changeConsent: (next) => {
      page.consent = next;
      for (const listener of page.listeners) listener('ad_storage', next === 'granted');
    },
    loaded: () => page.loaded,
    console: () => page.lines,
    outcome: () => page.outcome,
  };
}
