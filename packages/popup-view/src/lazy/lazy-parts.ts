/** What the view loads only for popups that use it. */
export type Extras = typeof import('../extras/index.ts');
