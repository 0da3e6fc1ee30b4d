import { loadPartFrom } from '@beckon/popup-view/load-part-from';
import type { ViewPorts } from '@beckon/popup-view/view-contract';

/** The parts that a preview can show; chat plugins need a real page around them. */
const loadPart = loadPartFrom({
  games: () => import('@beckon/popup-view/games'),
  effects: () => import('@beckon/popup-view/effects'),
  phone: () => import('@beckon/popup-view/phone'),
  'date-picker': () => import('@beckon/popup-view/date-picker'),
  products: () => import('@beckon/popup-view/products'),
});

/** The outside world for popups drawn inside the dashboard: real parts, no calls. */
export const previewPorts: ViewPorts = {
  assetUrl: (name) => `/widget/${name}`,
  loadFreeMailDomains: async () => undefined,
  loadPart,
  loadValidator: () => import('@beckon/popup-view/validator'),
  now: () => Date.now(),
  prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  inNextTask: (step) => step(),
};
