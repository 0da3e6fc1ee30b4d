import { type ConsentService, serviceName } from '@beckon/contract/consent';
import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { ConsentProof, Store } from '../../store/store.ts';

const columnsOf = (services: readonly ConsentService[]): CsvColumns<ConsentProof> => [
  ['Time (UTC)', ({ at }) => new Date(at).toISOString()],
  ['Consent id', ({ consentId }) => consentId],
  ['Choice', ({ outcome }) => outcome],
  ['Categories', ({ categories }) => categories.join(' ')],
  ['Services', (proof) => servicesText(proof, services)],
  ['Way of asking', ({ consentType }) => consentType],
  ['Region', ({ region }) => region],
  ['Policy', ({ policyId }) => String(policyId)],
  ['Banner', ({ bannerVersion }) => String(bannerVersion)],
  ['Hashed address', ({ addressHash }) => addressHash],
];
const CHUNK = 500;

/**
 * All proofs of a site as CSV, newest first. Read page by page, so that other requests can run in
 * between.
 */
export async function* proofsCsv(
  store: Pick<Store, 'consent' | 'consentProofs'>,
  { accountId, siteId }: { readonly accountId: string; readonly siteId: string },
  search: string,
): AsyncGenerator<string> {
  const consent = await store.consent(accountId, siteId);
  const columns = columnsOf(consent?.draft.services ?? []);
  yield csvStart(columns);
  let before: { readonly at: number; readonly id: string } | undefined;
  for (;;) {
    const proofs = await store.consentProofs(accountId, siteId, { search, before, limit: CHUNK });
    if (proofs.length > 0) yield csvRows(columns, proofs);
    const last = proofs.at(-1);
    if (last === undefined || proofs.length < CHUNK) return;
    before = { at: last.at, id: last.id };
    await letOthersRun();
  }
}

function servicesText({ services }: ConsentProof, ofSite: readonly ConsentService[]): string {
  return Object.entries(services)
    .map(([service, isAllowed]) => `${serviceName(service, ofSite)}: ${isAllowed ? 'yes' : 'no'}`)
    .join('\n');
}
