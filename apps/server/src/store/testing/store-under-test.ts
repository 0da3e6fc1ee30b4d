import type { OpenedStore } from '../build-store.ts';

/** A fresh store, and how to leave it; `reopen` closes it and opens the same data again. */
export interface StoreUnderTest {
  readonly opened: OpenedStore;
  readonly reopen: () => Promise<OpenedStore>;
  readonly remove: () => Promise<void>;
}
