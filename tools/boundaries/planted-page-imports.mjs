import { importing, importingType } from './import-lines.mjs';

const widget = (rule, file, target) =>
  importing(rule, `apps/widget/src/${file}`, `apps/widget/src/${target}`);

/** A bad import from one folder of a program to another folder. */
const reaching = (program, root) => (from, to) =>
  importing(`${program}-${from}-reach`, `${root}/src/${from}/a.ts`, `${root}/src/${to}/x.ts`);

const consent = reaching('consent', 'apps/consent');
const contentSite = reaching('content-site', 'apps/content-site');
const popupCore = reaching('popup-core', 'packages/popup-core');

/** Bad imports in what runs on a customer's page. */
export const plantedPageImports = [
  [
    'widget-decides-without-the-view',
    'apps/widget/src/triggers/c.ts',
    "import { useState } from 'react';",
  ],
  importing(
    'widget-knows-calls-by-type',
    'apps/widget/src/calls/a.ts',
    'packages/contract/src/calls/x.ts',
  ),
  importing(
    'widget-without-templates',
    'apps/widget/src/render/b.ts',
    'packages/templates/src/x.ts',
  ),
  importingType(
    'widget-triggers-reach',
    'apps/widget/src/triggers/a.ts',
    'apps/widget/src/visitor/x.ts',
  ),
  widget('widget-triggers-types', 'triggers/b.ts', 'page/x.ts'),
  widget('widget-calls-reach', 'calls/b.ts', 'visitor/x.ts'),
  widget('widget-calls-types', 'calls/c.ts', 'shop/x.ts'),
  widget('widget-visitor-reach', 'visitor/a.ts', 'page/x.ts'),
  widget('widget-visitor-types', 'visitor/b.ts', 'popup/x.ts'),
  widget('widget-consent-reach', 'consent/a.ts', 'start/x.ts'),
  widget('widget-consent-types', 'consent/b.ts', 'calls/x.ts'),
  widget('widget-shop-reach', 'shop/a.ts', 'calls/x.ts'),
  widget('widget-shop-types', 'shop/b.ts', 'popup/x.ts'),
  widget('widget-page-reach', 'page/a.ts', 'triggers/x.ts'),
  widget('widget-page-types', 'page/b.ts', 'popup/x.ts'),
  widget('widget-render-reach', 'render/a.ts', 'calls/x.ts'),
  widget('widget-popup-reach', 'popup/a.ts', 'calls/x.ts'),
  widget('widget-trace-reach', 'trace/a.ts', 'calls/x.ts'),
  widget('widget-nothing-imports-start', 'page/c.ts', 'start/x.ts'),
  widget('widget-entrypoints-list-what-ships', 'entrypoints/a.ts', 'visitor/x.ts'),
  widget('widget-start-without-entrypoints', 'start/a.ts', 'entrypoints/x.ts'),
  widget('widget-arm-without-watching', 'start/arm-triggers.ts', 'triggers/watching-triggers.ts'),
  widget('widget-view-keeps-conversions', 'start/show/a.ts', 'start/show/keep-conversion.ts'),
  importing(
    'widget-timings-stand-alone',
    'apps/widget/src/timings.ts',
    'apps/widget/src/calls/x.ts',
  ),
  popupCore('lifecycle', 'queue'),
  popupCore('queue', 'filters'),
  popupCore('filters', 'lifecycle'),
  popupCore('games', 'lifecycle'),
  popupCore('popup', 'games'),
  importing(
    'popup-core-timings-stand-alone',
    'packages/popup-core/src/timings.ts',
    'packages/popup-core/src/popup/x.ts',
  ),
  importingType(
    'popup-core-without-programs',
    'packages/popup-core/src/popup/b.ts',
    'packages/contract/src/calls/x.ts',
  ),
  importing(
    'popup-core-without-a-page',
    'packages/popup-core/src/lifecycle/b.ts',
    'packages/host-page/src/clock.ts',
  ),
  importing(
    'popup-core-knows-the-view-by-type',
    'packages/popup-core/src/lifecycle/c.ts',
    'packages/popup-view/src/x.ts',
  ),
  consent('consent', 'cookies'),
  consent('settings', 'consent'),
  consent('cookies', 'start'),
  consent('calls', 'page'),
  consent('banner', 'blocking'),
  consent('blocking', 'banner'),
  consent('integrations', 'start'),
  consent('page', 'banner'),
  importing(
    'consent-without-framework',
    'apps/consent/src/page/b.ts',
    'packages/contract/src/values/x.ts',
  ),
  contentSite('comments', 'lazy'),
  contentSite('scrolling', 'comments'),
  contentSite('lazy', 'bootstrap'),
  contentSite('bootstrap', 'start'),
  contentSite('page', 'lazy'),
  importing(
    'content-site-loads-bootstrap-later',
    'apps/content-site/src/start/a.ts',
    'apps/content-site/src/bootstrap/parts/x.ts',
  ),
  importing(
    'content-site-without-framework',
    'apps/content-site/src/page/b.ts',
    'packages/contract/src/values/x.ts',
  ),
];
