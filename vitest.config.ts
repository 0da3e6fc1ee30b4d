import { existsSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';

/** The same map that the widget's build uses: what ships draws on preact. */
const preactInsteadOfReact = [
  { find: /^react$/, replacement: 'preact/compat' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom\/server$/, replacement: 'preact/compat/server' },
  { find: /^react-dom\/test-utils$/, replacement: 'preact/test-utils' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react\/jsx-dev-runtime$/, replacement: 'preact/jsx-dev-runtime' },
  // Its main file is CommonJS, whose require() no alias reaches.
  {
    find: /^@testing-library\/react$/,
    replacement: '@testing-library/react/dist/@testing-library/react.esm.js',
  },
];

/** Libraries that import react themselves; only code that vitest transforms sees the map above. */
const librariesOnReact = [/@testing-library\/react/, /react-day-picker/];

const pureWidgetFolders = ['popup', 'triggers', 'calls', 'trace'];
const pureWidgetTests = pureWidgetFolders.map((folder) => `apps/widget/src/${folder}/**/*.test.ts`);

/**
 * A folder may bring a `testing/setup.ts` (clean-up, missing browser parts); it is run before each
 * of its test files.
 */
function setupFilesOf(folder: string): string[] {
  const file = `${folder}/src/testing/setup.ts`;
  return existsSync(new URL(file, import.meta.url)) ? [`./${file}`] : [];
}

/**
 * Test files share a worker's modules and, in jsdom, its page: making both again for each file took
 * three quarters of the time. A test leaves nothing behind that another could stumble over.
 */
const isolate = false;

function nodeProject(name: string, include: string[]): TestProjectConfiguration {
  return { test: { name, include, isolate, environment: 'node' } };
}

const realBootstrapTest = 'apps/content-site/src/bootstrap/used-parts.test.ts';

const projects: TestProjectConfiguration[] = [
  {
    test: {
      name: 'host-page',
      include: ['packages/host-page/src/**/*.test.ts'],
      isolate,
      environment: 'jsdom',
    },
  },
  {
    test: {
      name: 'consent',
      include: ['apps/consent/{src,build}/**/*.test.ts'],
      isolate,
      environment: 'jsdom',
    },
  },
  {
    test: {
      name: 'content-site',
      include: ['apps/content-site/src/**/*.test.ts'],
      exclude: [realBootstrapTest],
      isolate,
      environment: 'jsdom',
    },
  },
  {
    // Bootstrap never stops listening on its page: the other files' page must not be the same one.
    test: { name: 'Bootstrap', include: [realBootstrapTest], isolate, environment: 'jsdom' },
  },
  nodeProject('languages', ['packages/languages/src/**/*.test.ts']),
  nodeProject('contract', ['packages/contract/**/*.test.ts']),
  nodeProject('popup-core', ['packages/popup-core/src/**/*.test.ts']),
  nodeProject('server', ['apps/server/src/**/*.test.ts']),
  nodeProject('tooling', [
    'scripts/**/*.test.{js,mjs}',
    'tools/**/*.test.{js,mjs,ts}',
    'bench/**/*.test.{js,mjs}',
  ]),
  nodeProject('integrations', ['integrations/{wordpress,shopify,google-tag-manager}/**/*.test.ts']),
  {
    plugins: [react()],
    test: {
      name: 'react package',
      include: ['integrations/react/src/**/*.test.tsx'],
      isolate,
      environment: 'jsdom',
    },
  },
  {
    plugins: [react()],
    test: {
      name: 'templates',
      include: ['packages/templates/src/**/*.test.{ts,tsx}'],
      // Tests read style sheets; Vitest gives them empty ones otherwise.
      css: true,
      isolate,
      environment: 'node',
    },
  },
  nodeProject('widget decides', [...pureWidgetTests, 'apps/widget/src/*.test.ts']),
  {
    plugins: [react()],
    resolve: { alias: preactInsteadOfReact },
    test: {
      name: 'widget in a page',
      include: ['apps/widget/src/**/*.test.{ts,tsx}'],
      exclude: [...pureWidgetTests, 'apps/widget/src/*.test.ts'],
      isolate,
      environment: 'jsdom',
      setupFiles: setupFilesOf('apps/widget'),
      server: { deps: { inline: librariesOnReact } },
    },
  },
  {
    plugins: [react()],
    test: {
      name: 'popup-view on react',
      include: ['packages/popup-view/src/**/*.test.{ts,tsx}'],
      // Popups are prerendered, and taken over, on the runtime that ships.
      exclude: ['packages/popup-view/src/prerender/**'],
      css: true,
      isolate,
      environment: 'jsdom',
      setupFiles: setupFilesOf('packages/popup-view'),
    },
  },
  {
    resolve: { alias: preactInsteadOfReact },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    test: {
      name: 'popup-view on preact',
      include: ['packages/popup-view/src/**/*.test.{ts,tsx}'],
      css: true,
      isolate,
      environment: 'jsdom',
      setupFiles: setupFilesOf('packages/popup-view'),
      server: { deps: { inline: librariesOnReact } },
    },
  },
  {
    plugins: [react()],
    test: {
      name: 'dashboard',
      include: ['apps/dashboard/src/**/*.test.{ts,tsx}'],
      isolate,
      environment: 'jsdom',
      setupFiles: setupFilesOf('apps/dashboard'),
    },
  },
];

export default defineConfig({
  test: {
    projects,
    maxWorkers: 2,
    // The store and server tests fork a database each; the first one of a cold machine takes a while.
    hookTimeout: 30_000,
    testTimeout: 60_000,
  },
});
