import { PRODUCTS_PER_SITE } from '@beckon/contract/owner-calls';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { ImportEnd, ImportStep, NewProduct, Store } from '../../store/store.ts';
import { type RawRow, SourceBroken } from './formats/format.ts';
import { readProduct } from './read-product.ts';

/** Rows written in one transaction, which takes some milliseconds. */
const STEP = 25;
/** The number of problems that are stored. Further ones are only counted. */
const MOST_PROBLEMS = 10_000;
/** The number of rows that the message about missing ids names. The problems list contains all. */
const NAMED_ROWS = 5;

export interface RunImportDeps {
  readonly store: Pick<Store, 'writeImportStep'>;
  readonly siteId: string;
  readonly importNumber: number;
  /** The currency of prices without one. */
  readonly currency: string;
  readonly now: () => number;
  readonly most?: number;
}

/** The result of an import; undefined if the site, its catalogue or this import was deleted. */
export type ImportOutcome = Omit<ImportEnd, 'at'> | undefined;

/**
 * Writes the rows of a source into the catalogue in batches. Missing products are marked as gone
 * only if the source was read completely and each row has an id.
 */
export async function runImport(
  rows: AsyncIterable<RawRow>,
  deps: RunImportDeps,
): Promise<ImportOutcome> {
  const state = startOf(deps);
  try {
    for await (const row of rows) {
      if (state.taken >= state.most) {
        refuse(
          state,
          row.row,
          `A catalogue has at most ${state.most} products: this row and those after it were left out.`,
        );
        break;
      }
      take(state, row, deps.currency);
      if (state.step.rows >= STEP && !(await flush(state, deps))) return undefined;
    }
  } catch (error) {
    if (!(error instanceof SourceBroken)) throw error;
    if (!(await flush(state, deps))) return undefined;
    const kept = state.taken > 0 ? ' What came before is kept; nothing was marked as gone.' : '';
    return { state: 'failed', message: `${error.message}${kept}`, marksGone: false };
  }
  if (!(await flush(state, deps))) return undefined;
  return endOf(state);
}

interface ImportState {
  step: { -readonly [Key in keyof ImportStep]: ImportStep[Key] } & {
    readonly products: NewProduct[];
    readonly problems: { row: number; message: string }[];
    readonly refusedVariants: string[];
  };
  /** The row of each variant that was read so far. */
  readonly rowOf: Map<string, number>;
  readonly most: number;
  taken: number;
  problems: number;
  /** The number of rows whose id is missing or cannot be read, and the first of these rows. */
  withoutId: number;
  readonly firstWithoutId: number[];
}

function startOf({ now, most = PRODUCTS_PER_SITE }: RunImportDeps): ImportState {
  return {
    step: emptyStep(now()),
    rowOf: new Map(),
    most,
    taken: 0,
    problems: 0,
    withoutId: 0,
    firstWithoutId: [],
  };
}

function emptyStep(at: number): ImportState['step'] {
  return { products: [], problems: [], refusedVariants: [], rows: 0, refused: 0, at };
}

function take(state: ImportState, row: RawRow, currency: string): void {
  const read = readProduct(row, currency);
  state.step.rows += 1;
  if ('problem' in read) {
    if (read.variantId === undefined) {
      state.withoutId += 1;
      if (state.withoutId <= NAMED_ROWS) state.firstWithoutId.push(row.row);
    } else state.step.refusedVariants.push(read.variantId);
    return refuse(state, row.row, read.problem);
  }
  const { variantId } = read.product;
  const before = state.rowOf.get(variantId);
  if (before !== undefined)
    return refuse(state, row.row, `id «${variantId}» was in row ${before} already`);
  state.rowOf.set(variantId, row.row);
  state.taken += 1;
  state.step.products.push(read.product);
}

function refuse(state: ImportState, row: number, message: string): void {
  state.step.refused += 1;
  state.problems += 1;
  if (state.problems <= MOST_PROBLEMS) state.step.problems.push({ row, message });
}

/** Stores the collected rows. False: the import was removed. */
async function flush(
  state: ImportState,
  { store, siteId, importNumber, now }: RunImportDeps,
): Promise<boolean> {
  const { step } = state;
  state.step = emptyStep(now());
  const isKept = await store.writeImportStep(siteId, importNumber, { ...step, at: now() });
  await letOthersRun();
  return isKept;
}

function endOf({ taken, withoutId, firstWithoutId }: ImportState): ImportOutcome {
  if (taken === 0)
    return {
      state: 'failed',
      message: 'The source has no product that could be taken. Nothing was changed.',
      marksGone: false,
    };
  return withoutId === 0
    ? { state: 'done', message: '', marksGone: true }
    : {
        state: 'done',
        message: `Nothing was marked as gone: ${namedRows(firstWithoutId, withoutId)}, and may be any product.`,
        marksGone: false,
      };
}

/** "row 7 has no id that can be read", "rows 7, 9 and 12 have …", "rows 7, 9, … and 30 more have …" */
function namedRows(first: readonly number[], count: number): string {
  if (count === 1) return `row ${first.join()} has no id that can be read`;
  const others = count - first.length;
  const named = first.map(String);
  const last = others > 0 ? `${others} more` : named.pop();
  return `rows ${named.join(', ')} and ${last} have no id that can be read`;
}
