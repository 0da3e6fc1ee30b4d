import type { OpenedStore } from '../build-store.ts';

/** A new store, and how to close it; `reopen` closes it and opens the same data again. */
export interface StoreUnderTest {
  readonly opened: OpenedStore;
  readonly reopen: () => Promise<OpenedStore>;
  readonly remove: () => Promise<void>;
}
