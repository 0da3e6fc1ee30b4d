import { granted, queueOn, type Integration, type IntegrationPage } from './integration.ts';

/** Microsoft advertising (UET). docs/behaviour/consent.md#microsoft */
export const microsoft: Integration = {
  begin: (page) => push(page, 'default', false),
  update: (page) => push(page, 'update', page.has('marketing')),
  revoke: (page) => push(page, 'update', false),
};

function push({ window }: IntegrationPage, what: string, isGranted: boolean): void {
  queueOn(window, 'uetq').push('consent', what, { ad_storage: granted(isGranted) });
}

/** Microsoft Clarity. It cannot be informed before its script has run. */
export const clarity: Integration = {
  update: updateClarity,
  revoke(page) {
    updateClarity(page);
    // This deletes Clarity's own cookies.
    call(page, 'consent', false);
  },
};

function updateClarity(page: IntegrationPage): void {
  call(page, 'consentv2', {
    ad_Storage: granted(page.has('marketing')),
    analytics_Storage: granted(page.has('statistics')),
  });
}

function call({ window }: IntegrationPage, ...given: readonly unknown[]): void {
  const own: unknown = Reflect.get(window, 'clarity');
  if (typeof own === 'function') own(...given);
}
