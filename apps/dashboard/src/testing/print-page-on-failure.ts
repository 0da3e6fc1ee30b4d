import { configure, getConfig, prettyDOM } from '@testing-library/react';

function isWaiting(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

/**
 * Adds the page's html to the error if an element is not found. `findBy…` and `waitFor` print the
 * page only once, when their time is over. The library would print it at each try, which takes a
 * quarter of the time of these tests.
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
