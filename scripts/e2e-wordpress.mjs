import { browserEnv } from '../tools/test-machine/browser-env.mjs';
import { requireArtefacts } from '../tools/build/build-artefacts.mjs';
import { installPackages } from '../tools/node/install-packages.mjs';
import { runBrowserTests } from '../tools/test-runs/test-runs.mjs';
import { startWordpress } from '../tools/wordpress/start-wordpress.mjs';

/**
 * `npm run e2e:wordpress`: our plugin in a real WordPress, and its comment form with its own script
 * and with content-site.js in its place. It is a separate command, because it installs PHP, MariaDB
 * and WordPress from Debian.
 */
await installPackages();
await requireArtefacts({ forTests: false });
const wordpress = await startWordpress(console.log);
try {
  const env = {
    ...(await browserEnv()),
    BECKON_WORDPRESS: wordpress.url,
    BECKON_WORDPRESS_ARTICLE: wordpress.articleUrl,
    BECKON_WORDPRESS_PASSWORD: wordpress.password,
  };
  const { passed, failed } = await runBrowserTests(env, ['wordpress/', '--workers=1']);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  await wordpress.stop();
}
