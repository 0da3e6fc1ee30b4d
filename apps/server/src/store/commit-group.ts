import { isOutage, StoreOverrun } from './outage.ts';

/**
 * The maximum number of events in one commit. Commits stay short, and so does the time that others
 * wait for them.
 */
const MAX_GROUP = 500;
/**
 * The maximum number of waiting items. That many arrive within some seconds and take about 20 MB.
 * If more wait, the database hangs, and it is better that browsers retry later.
 */
const MAX_WAITING = 20_000;

interface Waiting<Item, Answer> {
  readonly item: Item;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Collects the items that arrive while a commit is running and commits them together, with one disk
 * flush for many events. `write` gets the items in their order and returns one value for each. It
 * stores all of them or, if it rejects, none. When a group fails, its items are tried one by one,
 * so that one bad event does not lose the others. This is not done while the database is
 * unavailable.
 */
export class CommitGroup<Item, Answer> {
  readonly #write: (items: readonly Item[]) => Promise<readonly Answer[]>;
  #waiting: Waiting<Item, Answer>[] = [];
  #running: Promise<void> | undefined;
  #isClosed = false;

  constructor(write: (items: readonly Item[]) => Promise<readonly Answer[]>) {
    this.#write = write;
  }

  /** Resolves when the item is committed. */
  add(item: Item): Promise<Answer> {
    if (this.#isClosed) return Promise.reject(new Error('The store is closed.'));
    if (this.#waiting.length >= MAX_WAITING) return Promise.reject(new StoreOverrun());
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Refuses new items from now on. Resolves when the waiting items are committed. */
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
   * Lets requests that have already arrived join the group. It waits another turn of the event loop
   * as long as each turn adds items.
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
