import type { ViewPartLoaders } from '../start/show/view-file.ts';

/**
 * The files that load when a popup, its visitor or its owner needs them. They import code of
 * `view`, so `view` contains their addresses.
 */
export const VIEW_PARTS: ViewPartLoaders = {
  respond: () => import('./respond.ts'),
  games: () => import('./games.ts'),
  effects: () => import('./effects.ts'),
  phone: () => import('./phone.ts'),
  'date-picker': () => import('./date-picker.ts'),
  products: () => import('./products.ts'),
  chat: () => import('./chat.ts'),
  explain: () => import('./explain.ts'),
};
