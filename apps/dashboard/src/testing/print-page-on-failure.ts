import { configure, getConfig, prettyDOM } from '@testing-library/react';

function isWaiting(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

/**
 * An element that is not found is reported with the page. A `findBy…` or `waitFor` prints the page
 * only once, when its time is over. The library would print it at each try, which takes a quarter
 * of the time of these tests.
 */
export function printPageOnFailure(): void {
  configure({
    getElementError(message, container) {
      const page = isWaiting() ? [] : [prettyDOM(container)];
      const error = new Error([message, ...page].filter(Boolean).join('\n\n'));
      error.name = 'TestingLibraryElementError';
      return error;
    },
  });
}
