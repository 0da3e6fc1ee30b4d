import { type AbTest, MOST_ARMS, type UpdateAbTestRequest } from '@beckon/contract/owner-calls';
import { badRequest, testNotFound, testRefused } from '../../http/owner/owner-errors.ts';
import { refuseArchived } from '../../lib/popups/refuse-archived.ts';
import { cutText } from '../../lib/text/cut-text.ts';
import type {
  AbTestChanges,
  AbTestRecord,
  PopupRecord,
  Publication,
  Store,
} from '../../store/store.ts';
import { moveCodes, refuseWithoutCodes } from './codes-of-arms.ts';
import { presentTest } from './present-test.ts';

const LETTERS = ['A', 'B', 'C', 'D', 'E'] as const;

/** The operations on popups that a test needs, in the owner's name. They throw `CallRefused`. */
export interface TestedPopups {
  get(accountId: string, popupId: string): Promise<PopupRecord>;
  /** Creates a draft with the same design and settings. */
  copyAs(accountId: string, popup: PopupRecord, name: string): Promise<PopupRecord>;
  update(
    accountId: string,
    popupId: string,
    changes: Pick<PopupRecord, 'design' | 'mobileDesign' | 'settings' | 'theme'>,
  ): Promise<PopupRecord>;
  publishWinner(accountId: string, popupId: string): Promise<PopupRecord>;
  remove(accountId: string, popupId: string): Promise<void>;
  /** The draft as it would be published now. Throws with each reason if it is not ready. */
  publicationOf(accountId: string, popupId: string, looksAtCodes?: boolean): Promise<Publication>;
}

export interface AbTestDeps {
  readonly store: Store;
  readonly popups: TestedPopups;
  readonly newId: () => string;
  readonly now: () => number;
}

/** The owner's operations on A/B tests. They throw `CallRefused`. docs/behaviour/ab-tests.md. */
export interface AbTestService {
  /** Tests in which this popup is an arm, the newest first. */
  testsOf(accountId: string, popupId: string): Promise<readonly AbTest[]>;
  /** Names of goals that the site has reported, the most frequent first. */
  goalsOf(accountId: string, popupId: string): Promise<readonly string[]>;
  create(accountId: string, popupId: string): Promise<AbTest>;
  addArm(accountId: string, testId: string): Promise<AbTest>;
  removeArm(accountId: string, testId: string, popupId: string): Promise<AbTest>;
  update(accountId: string, testId: string, request: UpdateAbTestRequest): Promise<AbTest>;
  start(accountId: string, testId: string): Promise<AbTest>;
  stop(accountId: string, testId: string): Promise<AbTest>;
  promote(accountId: string, testId: string, arm: string): Promise<AbTest>;
  /** Only for a test that has not started; deletes its variants, too. */
  discard(accountId: string, testId: string): Promise<void>;
}

export function buildAbTestService(deps: AbTestDeps): AbTestService {
  const { store, popups } = deps;
  const present = (accountId: string, test: AbTestRecord) => presentTest(deps, accountId, test);
  const find = async (accountId: string, testId: string): Promise<AbTestRecord> =>
    saved(await store.abTest(accountId, testId));
  return {
    ...draftWork(deps, find),
    ...runWork(deps, find),
    async testsOf(accountId, popupId) {
      const { siteId } = await popups.get(accountId, popupId);
      const tests = (await store.abTestsOf(accountId, siteId)).filter(({ arms }) =>
        arms.some((arm) => arm.popupId === popupId),
      );
      return Promise.all(tests.map((test) => present(accountId, test)));
    },
    async goalsOf(accountId, popupId) {
      const { siteId } = await popups.get(accountId, popupId);
      const sums = await store.siteGoals(accountId, siteId, { from: '0000', until: '9999' });
      return [...new Set(sums.map(({ name }) => name))];
    },
  };
}

type Find = (accountId: string, testId: string) => Promise<AbTestRecord>;

/** Operations on a test that has not started. */
function draftWork(
  deps: AbTestDeps,
  find: Find,
): Pick<AbTestService, 'create' | 'addArm' | 'removeArm' | 'update' | 'discard'> {
  const { store, popups, newId, now } = deps;
  const write = async (accountId: string, testId: string, changes: AbTestChanges) =>
    saved(await store.updateTest(accountId, testId, changes));
  const change = async (...written: Parameters<typeof write>) =>
    presentTest(deps, written[0], await write(...written));
  return {
    async create(accountId, popupId) {
      const popup = refuseArchived(await popups.get(accountId, popupId));
      const copy = await popups.copyAs(accountId, popup, nameOf(popup, 'B'));
      const arms = [
        { popupId, name: 'A', weight: 50 },
        { popupId: copy.id, name: 'B', weight: 50 },
      ];
      const made = await store.createTest(accountId, { id: newId(), popupId, arms, at: now() });
      if (made === 'conflict') await popups.remove(accountId, copy.id);
      return presentTest(deps, accountId, saved(made));
    },
    async addArm(accountId, testId) {
      const { arms: known, popupId, state } = await find(accountId, testId);
      if (state !== 'draft') throw testRefused('A test that has started gets no more variants.');
      const name = LETTERS.find((letter) => known.every((arm) => arm.name !== letter));
      if (name === undefined) throw badRequest(`A test has at most ${MOST_ARMS} designs.`);
      const popup = refuseArchived(await popups.get(accountId, popupId));
      const copy = await popups.copyAs(accountId, popup, nameOf(popup, name));
      const arms = withArm({ popupId: copy.id, name, weight: 50 });
      const test = await write(accountId, testId, { arms }).catch(async (error: unknown) => {
        await popups.remove(accountId, copy.id);
        throw error;
      });
      return presentTest(deps, accountId, test);
    },
    async removeArm(accountId, testId, popupId) {
      const { popupId: original } = await find(accountId, testId);
      const test = await change(accountId, testId, {
        arms: withoutArm(popupId, original),
      });
      await popups.remove(accountId, popupId);
      return test;
    },
    async update(accountId, testId, { goal, weights = {} }) {
      return change(accountId, testId, {
        ...(goal === undefined ? {} : { goal: goal.trim().toLowerCase() }),
        arms: (before) =>
          before.map((arm) => ({ ...arm, weight: weights[arm.name] ?? arm.weight })),
      });
    },
    async discard(accountId, testId) {
      const { arms, popupId } = await find(accountId, testId);
      if (!(await store.deleteTest(accountId, testId)))
        throw testRefused('A test that has started cannot be discarded. Stop it instead.');
      for (const arm of arms)
        if (arm.popupId !== popupId) await popups.remove(accountId, arm.popupId);
    },
  };
}

type Arms = AbTestRecord['arms'];

function withArm(added: Arms[number]): (before: Arms) => Arms {
  return (before) => {
    if (before.some(({ name }) => name === added.name)) throw changedMeanwhile();
    return [...before, added].toSorted(byName);
  };
}

function withoutArm(popupId: string, original: string): (before: Arms) => Arms {
  return (before) => {
    const left = before.filter((arm) => arm.popupId !== popupId);
    if (popupId === original || left.length === before.length)
      throw badRequest('There is no such variant in this test.');
    if (left.length < 2) throw badRequest('A test needs two designs. Discard the test instead.');
    return left;
  };
}

/** The actions that change what visitors see. */
function runWork(deps: AbTestDeps, find: Find): Pick<AbTestService, 'start' | 'stop' | 'promote'> {
  const { store, popups, now } = deps;
  const end = async (accountId: string, test: AbTestRecord, winner?: string) => {
    const at = now();
    const span = { from: test.startedAt ?? at, until: at };
    const finalCounts = await store.countTest(test, span);
    return saved(await store.stopTest(accountId, test.id, { winner, finalCounts, at }));
  };
  return {
    async start(accountId, testId) {
      const test = await find(accountId, testId);
      const { arms } = test;
      if (arms.filter(({ weight }) => weight > 0).length < 2)
        throw badRequest('Give at least two designs a share of the visitors.');
      await refuseWithoutCodes(deps, accountId, test);
      const publications = new Map<string, Publication>();
      // The codes of the variants were looked at already, with a sentence that names the variant.
      for (const { popupId } of arms) {
        refuseArchived(await popups.get(accountId, popupId));
        const made = await popups.publicationOf(accountId, popupId, popupId === test.popupId);
        publications.set(popupId, made);
      }
      const started = await store.startTest(accountId, testId, { publications, at: now() });
      return presentTest(deps, accountId, saved(started));
    },
    async stop(accountId, testId) {
      return presentTest(deps, accountId, await end(accountId, await find(accountId, testId)));
    },
    async promote(accountId, testId, armName) {
      const test = await find(accountId, testId);
      const arm = test.arms.find(({ name }) => name === armName);
      if (arm === undefined) throw badRequest('There is no such design in this test.');
      const { design, mobileDesign, settings, theme } = await popups.get(accountId, arm.popupId);
      const replaces = arm.popupId !== test.popupId;
      // Checked before the test ends: otherwise the test could have a winner that no visitor sees.
      if (replaces) await popups.publicationOf(accountId, arm.popupId);
      const stopped = await end(accountId, test, arm.popupId);
      if (replaces) {
        const changes = { design, mobileDesign, settings, theme };
        await popups.update(accountId, test.popupId, changes);
        await moveCodes(store, accountId, { from: arm.popupId, to: test.popupId, settings });
        await popups.publishWinner(accountId, test.popupId);
      }
      return presentTest(deps, accountId, stopped);
    },
  };
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name < other.name ? -1 : 1;

const NAME_MAX_LENGTH = 114;
function nameOf({ name }: PopupRecord, letter: string): string {
  return `${cutText(name, NAME_MAX_LENGTH)} · ${letter}`;
}

function saved(outcome: AbTestRecord | 'conflict' | undefined): AbTestRecord {
  if (outcome === undefined) throw testNotFound();
  if (outcome === 'conflict') throw changedMeanwhile();
  return outcome;
}

function changedMeanwhile(): Error {
  return testRefused('This test is in another state by now. Load the page again.');
}
