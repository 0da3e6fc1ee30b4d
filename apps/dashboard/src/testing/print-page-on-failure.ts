import { configure, getConfig, prettyDOM } from '@testing-library/react';

function isWaiting(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

/**
 * An element that is not found is reported with the page it was looked for in, but not at each look
 * of a `findBy…` or `waitFor`, which prints the page once, when its time is over. The library
 * prints it each time: a quarter of what these tests cost.
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
