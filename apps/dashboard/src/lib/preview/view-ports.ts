import type { ViewPorts } from '@beckon/popup-view/view-contract';

type PartName = Parameters<ViewPorts['loadPart']>[0];

/** The parts that a preview can show; chat plugins need a real page around them. */
const LOADERS: Readonly<Partial<Record<PartName, () => Promise<unknown>>>> = {
  games: () => import('@beckon/popup-view/games'),
  effects: () => import('@beckon/popup-view/effects'),
  phone: () => import('@beckon/popup-view/phone'),
  'date-picker': () => import('@beckon/popup-view/date-picker'),
  products: () => import('@beckon/popup-view/products'),
};

/** A part of the view by its name; the view's own contract says which shape each name has. */
async function loadPart<Part>(name: PartName): Promise<Part | undefined> {
  const load = LOADERS[name];
  return load === undefined ? undefined : ((await load()) as Part);
}

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
