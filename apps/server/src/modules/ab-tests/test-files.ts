import type { ArchiveFile, ArchivePlace } from '../../lib/files/archive-file.ts';
import type { AbTestRecord, Store } from '../../store/store.ts';

/** The A/B tests of a site, with their arms and, once stopped, their counts. */
export async function* testFiles(
  { store }: { readonly store: Store },
  { accountId, site, folder }: ArchivePlace,
): AsyncGenerator<ArchiveFile> {
  const tests = await store.abTestsOf(accountId, site.id);
  if (tests.length === 0) return;
  const known = tests.map(withTimes);
  yield { name: `${folder}/ab-tests.json`, content: JSON.stringify(known, undefined, 2) };
}

function withTimes({ startedAt, stoppedAt, siteId: _site, ...test }: AbTestRecord) {
  const arms = test.arms.map(({ changedAt, ...arm }) => ({
    ...arm,
    changedAt: changedAt?.map(timeOf),
  }));
  return { ...test, arms, startedAt: timeOf(startedAt), stoppedAt: timeOf(stoppedAt) };
}

function timeOf(ms: number | undefined): string | undefined {
  return ms === undefined ? undefined : new Date(ms).toISOString();
}
