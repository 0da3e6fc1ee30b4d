import { findBrowser } from './find-browser.mjs';
import { findFirefox } from './find-firefox.mjs';
import { findWebkit } from './find-webkit.mjs';

/**
 * The environment with which the browser tests find their browsers. Throws if no Chromium can be
 * installed.
 */
export async function browserEnv() {
  const chromium = await findBrowser();
  const firefox = await findFirefox();
  const webkit = await findWebkit();
  return {
    ...(chromium === undefined ? {} : { BECKON_CHROMIUM: chromium }),
    ...(firefox === undefined ? {} : { BECKON_FIREFOX: firefox }),
    ...(webkit === undefined ? {} : { BECKON_WEBKIT: webkit }),
  };
}
