import { readFileSync } from 'node:fs';
import { inRepository } from '../node/repository.mjs';

/** The inputs that all builds of scripts for customers' pages share. */
const PLUGINS = 'tools/vite';
/** The packages from which the animations of popups are copied. */
const EFFECTS = ['animate.css'];
const fontsOfTemplates = () => {
  const text = readFileSync(inRepository('packages/templates/package.json'), 'utf8');
  return Object.keys(JSON.parse(text).dependencies).filter((name) =>
    name.startsWith('@fontsource'),
  );
};
const SHARED_INPUTS = ['packages/contract', 'packages/languages', 'package-lock.json'];

/**
 * Everything that is built from source before the server starts. `inputs`: the folders and files
 * whose change makes it stale. `proof`: a file that exists after a build. `compressed`: a folder
 * whose texts also get compressed copies. `command`: builds it; missing: vite does. `isForTests`:
 * it is not built for running the product. `notices`: a folder that gets the notices of the bundled
 * packages and of those in `copies`.
 */
export const artefacts = [
  {
    name: 'server',
    workspace: 'apps/server',
    inputs: ['apps/server', 'packages/popup-core', 'packages/templates', ...SHARED_INPUTS],
    needs: ['apps/server/vite.config.ts'],
    proof: 'apps/server/dist/main.js',
    notices: 'apps/server/dist',
  },
  {
    name: 'templates',
    workspace: 'packages/templates',
    inputs: ['packages/templates', ...SHARED_INPUTS],
    needs: ['packages/templates/vite.config.ts', 'packages/templates/src/render/index.ts'],
    proof: 'packages/templates/dist/render.js',
    notices: 'packages/templates/dist',
    copies: fontsOfTemplates(),
  },
  {
    name: 'widget',
    workspace: 'apps/widget',
    isMarked: true,
    inputs: [
      'apps/widget',
      'packages/host-page',
      'packages/popup-core',
      'packages/popup-view',
      PLUGINS,
      ...SHARED_INPUTS,
    ],
    needs: ['apps/widget/vite.config.ts'],
    proof: 'apps/widget/dist/pixel.js',
    notices: 'apps/widget/dist',
    copies: EFFECTS,
    compressed: 'apps/widget/dist',
  },
  {
    name: 'prerender',
    workspace: 'packages/popup-view/prerender-build',
    inputs: ['packages/popup-view', PLUGINS, ...SHARED_INPUTS],
    needs: ['packages/popup-view/prerender-build/vite.config.ts'],
    proof: 'packages/popup-view/dist/prerender/prerender-popup.js',
    notices: 'packages/popup-view/dist/prerender',
    copies: EFFECTS,
  },
  {
    name: 'consent',
    workspace: 'apps/consent',
    inputs: ['apps/consent', 'packages/host-page', PLUGINS, 'package-lock.json'],
    needs: ['apps/consent/vite.config.ts'],
    proof: 'apps/consent/dist/consent.js',
    notices: 'apps/consent/dist',
  },
  {
    name: 'content-site',
    workspace: 'apps/content-site',
    inputs: ['apps/content-site', 'packages/host-page', PLUGINS, 'package-lock.json'],
    needs: ['apps/content-site/vite.config.ts'],
    proof: 'apps/content-site/dist/content-site.js',
    notices: 'apps/content-site/dist',
  },
  {
    name: 'dashboard',
    workspace: 'apps/dashboard',
    inputs: ['apps/dashboard', 'packages/popup-view', 'packages/templates', ...SHARED_INPUTS],
    needs: ['apps/dashboard/vite.config.ts'],
    proof: 'apps/dashboard/dist/index.html',
    notices: 'apps/dashboard/dist',
    copies: EFFECTS,
    compressed: 'apps/dashboard/dist',
  },
  {
    name: 'react',
    workspace: 'integrations/react',
    inputs: [
      'integrations/react',
      'packages/contract/src/page-api',
      'tsconfig.base.json',
      'package-lock.json',
    ],
    needs: ['integrations/react/tsconfig.build.json'],
    proof: 'integrations/react/dist/package.json',
    command: ['integrations/react/build.mjs'],
  },
  {
    name: 'gallery',
    isForTests: true,
    workspace: 'packages/popup-view/gallery',
    inputs: [
      'packages/popup-view/gallery',
      'packages/popup-view',
      'packages/templates',
      ...SHARED_INPUTS,
    ],
    needs: ['packages/popup-view/gallery/vite.config.ts'],
    proof: 'packages/popup-view/dist/gallery/single.html',
  },
];
