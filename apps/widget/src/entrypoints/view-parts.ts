import type { ViewPartLoaders } from '../start/show/view-file.ts';

/**
 * The files that a popup, its visitor or its owner asks for. They need what is in `view`, so it is
 * `view` that knows where they are.
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
