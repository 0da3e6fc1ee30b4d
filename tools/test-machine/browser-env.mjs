import { findBrowser } from './find-browser.mjs';
import { findFirefox } from './find-firefox.mjs';

/**
 * What the browser tests are to be started with, so that they find their browsers. Throws when no
 * Chromium can be installed.
 */
export async function browserEnv() {
  const chromium = await findBrowser();
  const firefox = await findFirefox();
  return {
    ...(chromium === undefined ? {} : { BECKON_CHROMIUM: chromium }),
    ...(firefox === undefined ? {} : { BECKON_FIREFOX: firefox }),
  };
}
