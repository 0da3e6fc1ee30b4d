import { isOutage, StoreOverrun } from './outage.ts';

/** Most events in one commit: a commit stays short, and so does what others wait for it. */
const MAX_GROUP = 500;
/**
 * Some seconds' worth on a good day, and some 20 MB: beyond it the database hangs, and browsers had
 * better come again.
 */
const MAX_WAITING = 20_000;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Gathers what comes in while a commit is under way and commits it together: one disk flush for
 * many events. `write` gets the items in the order they came and answers one value each; it stores
 * all of them or, by rejecting, none. When a group fails, its items are tried one by one, so that
 * one bad event does not break those beside it; not so while the database is away.
 */
export class CommitGroup<Item, Answer> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Answer[]>;
  #waiting: Waiting<Item, Answer>[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(write: (items: readonly Item[]) => Promise<readonly Answer[]>) {
    this.#write = write;
  }

  /** Kept when the item is committed. */
  add(item: Item): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new Error('The store is closed.'));
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(new StoreOverrun());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Commits what waits, then refuses. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    do {
      await this.#gather();
      await this.#commit(this.#waiting.splice(0, MAX_GROUP));
    } while (this.#waiting.length > 0);
    this.#running = undefined;
  }

  /**
   * Lets requests that have arrived already join: a turn of the event loop more as long as each
   * brings some.
   */
  async #gather(): Promise<void> {
    let gathered = 0;
    while (this.#waiting.length > gathered && gathered < MAX_GROUP) {
      gathered = this.#waiting.length;
      await new Promise<void>((resolve) => {
        setImmediate(resolve);
      });
    }
  }

  async #commit(group: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await this.#write(group.map(({ item }) => item));
      for (const [index, { resolve, reject }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined)
          reject(new Error('A commit gave fewer answers than it had events.'));
        else resolve(answer);
      }
    } catch (error) {
      if (group.length === 1 || isOutage(error)) for (const { reject } of group) reject(error);
      else for (const one of group) await this.#commit([one]);
    }
  }
}
