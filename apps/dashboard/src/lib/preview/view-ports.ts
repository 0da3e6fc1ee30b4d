import { loadPartFrom } from '@beckon/popup-view/load-part-from';
import type { ViewPorts } from '@beckon/popup-view/view-contract';

/** The chunks of the view for previews. Chat plugins are missing, because they need a real page. */
const loadPart = loadPartFrom({
  games: () => import('@beckon/popup-view/games'),
  effects: () => import('@beckon/popup-view/effects'),
  phone: () => import('@beckon/popup-view/phone'),
  'date-picker': () => import('@beckon/popup-view/date-picker'),
  products: () => import('@beckon/popup-view/products'),
});

/** The view's dependencies for popups in the dashboard: they load real chunks, but send no calls. */
export const previewPorts: ViewPorts = {
  assetUrl: (name) => `/widget/${name}`,
  loadFreeMailDomains: async () => undefined,
  loadPart,
  loadValidator: () => import('@beckon/popup-view/validator'),
  now: () => Date.now(),
  prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  inNextTask: (step) => step(),
};
