import type { ShownPartLoaders } from '../start/show/view-ports.ts';

/**
 * The files that a popup, or its owner, asks for by name; beside `show`, so that pages on which
 * nothing opens do not pay for their addresses.
 */
export const SHOWN_PARTS: ShownPartLoaders = {
  respond: () => import('./respond.ts'),
  games: () => import('./games.ts'),
  effects: () => import('./effects.ts'),
  phone: () => import('./phone.ts'),
  'date-picker': () => import('./date-picker.ts'),
  products: () => import('./products.ts'),
  chat: () => import('./chat.ts'),
  explain: () => import('./explain.ts'),
};
