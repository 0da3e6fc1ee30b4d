import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { CatalogueFormat, CatalogueSchedule } from '@beckon/contract/values';
import { failureCodes } from '../../lib/failure-codes.ts';
import { anyAddress, type MayCall, outsideOnly } from '../../lib/outgoing/guarded-lookup.ts';
import { OLD_ENCODINGS } from '@beckon/languages/languages';
import type { SiteRecord, Store } from '../../store/store.ts';
import { decodeText } from '../../lib/text/decode-text.ts';
import { FORMATS } from './formats/index.ts';
import type { OpenText } from './formats/format.ts';
import { nextTime } from './next-time.ts';
import { openSource } from './open-source.ts';
import { runImport } from './run-import.ts';
import { BROKEN_OFF_MS } from './broken-off.ts';

const LONGEST_IMPORT_MS = 900_000;
const AT_ONCE = 6;
/** So that the slow feeds of one account do not block the feeds of others. */
const AT_ONCE_AN_ACCOUNT = 2;
/** Other feeds may become due while some are being read. */
const LOOK_AGAIN_MS = 60_000;

export interface CatalogueImporterDeps {
  readonly store: Store;
  readonly mayCall: MayCall;
  readonly now: () => number;
  readonly log: { warn(facts: object, message: string): void };
}

export interface ImportRequest {
  readonly format: CatalogueFormat;
  /** Empty if the source is a file. */
  readonly url: string;
  readonly currency: string;
  readonly schedule: CatalogueSchedule;
  /** Path of the uploaded file. It is deleted with its folder after reading. */
  readonly file?: string;
}

export interface CatalogueImporter {
  /**
   * Starts to read a source. `running`: an import of this site is running already. `busy`: too many
   * imports of the account, or of all accounts, are running.
   */
  start(site: SiteRecord, request: ImportRequest): Promise<'started' | 'running' | 'busy'>;
  /** Reads the catalogues that are due, some at the same time. */
  runDue(): Promise<void>;
  /** Resolves when no import is running. */
  whenIdle(): Promise<void>;
  /** Aborts the running imports. */
  stop(): Promise<void>;
}

/** Whether feeds may be read from an address. `allowsPrivate`: also inside the server's own network. */
export function mayCallFeeds(allowsPrivate: boolean): MayCall {
  return allowsPrivate ? anyAddress : outsideOnly;
}

type ImportSite = Pick<SiteRecord, 'id' | 'accountId' | 'settings'>;

/** Fills catalogues in the background. docs/behaviour/catalogue.md#imports. */
export function createCatalogueImporter(deps: CatalogueImporterDeps): CatalogueImporter {
  const { store, now } = deps;
  const running = new Set<Promise<void>>();
  const places = createPlaces();
  const stopping = new AbortController();

  async function start(site: ImportSite, request: ImportRequest) {
    const { accountId } = site;
    if (!places.take(accountId)) return 'busy';
    const importNumber = await begin(site, request);
    if (importNumber === undefined) {
      places.leave(accountId);
      return 'running';
    }
    const one = importInto(deps, { site, request, importNumber, stop: stopping.signal });
    running.add(one);
    void one.finally(() => {
      running.delete(one);
      places.leave(accountId);
    });
    return 'started';
  }

  async function begin(site: ImportSite, request: ImportRequest): Promise<number | undefined> {
    try {
      return await store.beginImport(site.id, {
        ...request,
        nextAt: nextTime(request.schedule, now()),
        at: now(),
        brokenOffBefore: now() - BROKEN_OFF_MS,
      });
    } catch (error) {
      places.leave(site.accountId);
      throw error;
    }
  }

  async function whenIdle(): Promise<void> {
    while (running.size > 0) await Promise.all(running);
  }

  return {
    start,
    whenIdle,
    async runDue() {
      while (!stopping.signal.aborted) {
        const due = places.areLeft()
          ? await store.takeDueCatalogue(now(), places.fullAccounts())
          : undefined;
        if (due === undefined && running.size === 0) return;
        if (due === undefined)
          await Promise.race([...running, wait(LOOK_AGAIN_MS, undefined, { ref: false })]);
        else if (due.catalogue.url !== '') await start(due.site, due.catalogue);
      }
    },
    async stop() {
      stopping.abort();
      await whenIdle();
    },
  };
}

/** Limits how many imports run at the same time. */
function createPlaces() {
  /** The account of each import that is running or starting. */
  const taken: string[] = [];
  const fullAccounts = (): string[] =>
    [...new Set(taken)].filter(
      (account) => taken.filter((each) => each === account).length >= AT_ONCE_AN_ACCOUNT,
    );
  const areLeft = (): boolean => taken.length < AT_ONCE;
  return {
    fullAccounts,
    areLeft,
    /** False: this account has to wait. */
    take(account: string): boolean {
      const isFree = areLeft() && !fullAccounts().includes(account);
      if (isFree) taken.push(account);
      return isFree;
    },
    leave: (account: string) => void taken.splice(taken.indexOf(account), 1),
  };
}

interface OneImport {
  readonly site: ImportSite;
  readonly request: ImportRequest;
  readonly importNumber: number;
  readonly stop: AbortSignal;
}

/** Never rejects. The owner gets the result; the log also gets failures that are ours. */
async function importInto(deps: CatalogueImporterDeps, one: OneImport): Promise<void> {
  const { store, now, log } = deps;
  const { site, request, importNumber } = one;
  try {
    const { format, url } = request;
    const outcome = await runImport(FORMATS[format](openerOf(deps, one), url), {
      store,
      siteId: site.id,
      importNumber,
      now,
      currency: request.currency === '' ? (site.settings.shop?.currency ?? '') : request.currency,
    });
    if (outcome) await store.endImport(site.id, importNumber, { ...outcome, at: now() });
  } catch (error) {
    log.warn({ ...failureCodes(error), siteId: site.id }, 'an import of products failed');
    await store
      .endImport(site.id, importNumber, {
        state: 'failed',
        message: one.stop.aborted
          ? 'The server was stopped meanwhile. Please start the import again.'
          : 'Something went wrong on our side. Please try again.',
        marksGone: false,
        at: now(),
      })
      // The database failed: the import counts as broken off after a while.
      .catch(() => {});
  } finally {
    const { file } = request;
    if (file !== undefined)
      await rm(path.dirname(file), { recursive: true, force: true }).catch(() => {});
  }
}

function openerOf(
  { mayCall }: CatalogueImporterDeps,
  { site, request, stop }: OneImport,
): OpenText {
  const fallback = OLD_ENCODINGS[site.settings.language];
  const { file } = request;
  if (file !== undefined)
    return () => decodeText(createReadStream(file, { signal: stop }), { fallback });
  const signal = AbortSignal.any([stop, AbortSignal.timeout(LONGEST_IMPORT_MS)]);
  return (url) => openSource(url, { mayCall, signal, fallback });
}
