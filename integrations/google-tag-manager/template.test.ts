import { describe, expect, it } from 'vitest';
import { fakeTagManager } from './fake-tag-manager.ts';
import { allowedScripts, readableConsent, readTemplate } from './read-template.ts';

const template = readTemplate();
const SITE = { clientId: '0123456789abc', server: 'https://popups.example.com' };

describe('the file', () => {
  it('the template has the sections that Tag Manager imports, in this order', () => {
    expect([...template.sections.keys()]).toEqual([
      'TERMS_OF_SERVICE',
      'INFO',
      'TEMPLATE_PARAMETERS',
      'SANDBOXED_JS_FOR_WEB_TEMPLATE',
      'WEB_PERMISSIONS',
      'TESTS',
      'NOTES',
    ]);
    expect(template.info).toMatchObject({ type: 'TAG', containerContexts: ['WEB'] });
  });

  it('the template has a field for everything that its code reads', () => {
    const used = [...template.code.matchAll(/data\.([a-z]\w*)/giu)].map(([, name]) => name ?? '');
    const asked = template.parameters.map(({ name }) => name);
    expect(new Set(used)).toEqual(new Set([...asked, 'gtmOnSuccess', 'gtmOnFailure']));
  });

  it('the template has the permissions that its code needs, and no others', () => {
    const PERMISSION_OF: Readonly<Record<string, string>> = {
      injectScript: 'inject_script',
      isConsentGranted: 'access_consent',
      addConsentListener: 'access_consent',
      logToConsole: 'logging',
    };
    const required = [...template.code.matchAll(/require\('(\w+)'\)/gu)].map(
      ([, api]) => api ?? '',
    );
    const needed = required.flatMap((api) => PERMISSION_OF[api] ?? []);
    expect(new Set(template.permissions.map(({ instance }) => instance.key.publicId))).toEqual(
      new Set(needed),
    );
    expect(readableConsent(template)).toEqual(['ad_storage']);
  });

  it('the template may load from its default address and from no other', () => {
    const server = template.parameters.find(({ name }) => name === 'server')?.['defaultValue'];
    expect(allowedScripts(template)).toEqual([`${String(server)}/*`]);
  });
});

it('the tag loads the script and reports success or failure', () => {
  const page = fakeTagManager(template);
  page.run({ ...SITE, consent: 'load' });
  expect(page.loaded()).toEqual(['https://popups.example.com/pixel.js?id=0123456789abc']);
  expect(page.outcome()).toBe('success');
  const broken = fakeTagManager(template, { canLoad: false });
  broken.run({ ...SITE, consent: 'load' });
  expect(broken.outcome()).toBe('failure');
});

it('the tag loads at once if Beckon itself waits for consent before it stores anything', () => {
  const page = fakeTagManager(template, { consent: 'denied' });
  page.run({ ...SITE, consent: 'load' });
  expect(page.loaded()).toHaveLength(1);
});

it('the tag waits for consent if its owner chose so, and loads once', () => {
  const page = fakeTagManager(template, { consent: 'denied' });
  page.run({ ...SITE, consent: 'wait' });
  expect([page.loaded(), page.outcome()]).toEqual([[], 'success']);
  page.changeConsent('granted');
  page.changeConsent('denied');
  page.changeConsent('granted');
  expect(page.loaded()).toHaveLength(1);
});

it('the tag does not wait if consent was given before', () => {
  const page = fakeTagManager(template, { consent: 'granted' });
  page.run({ ...SITE, consent: 'wait' });
  expect(page.loaded()).toHaveLength(1);
});

it('the tag fails with a line in the console if its permissions do not allow the address', () => {
  const page = fakeTagManager(template);
  page.run({ ...SITE, server: 'https://elsewhere.example.com', consent: 'load' });
  expect([page.loaded(), page.outcome()]).toEqual([[], 'failure']);
  expect(page.console()).toEqual([
    'Beckon: allow https://elsewhere.example.com/* under Permissions, Injects scripts.',
  ]);
});

it.each(template.scenarios)("the template's own test passes: $name", ({ code }) => {
  expect(() => fakeTagManager(template).runScenario(code)).not.toThrow();
});
