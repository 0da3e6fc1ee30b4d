import { type ConsentService, serviceName } from '@beckon/contract/consent';
import { type CsvColumns, csvRows, csvStart } from '../../lib/files/csv-text.ts';
import { letOthersRun } from '../../lib/time/let-others-run.ts';
import type { ConsentProof, Store } from '../../store/store.ts';

interface Seen {
  readonly services: readonly ConsentService[];
  /** The start of the addresses at which the kept versions can be seen. */
  readonly seenAt: string;
  readonly kept: ReadonlySet<number>;
}

const columnsOf = ({ services, seenAt, kept }: Seen): CsvColumns<ConsentProof> => [
  ['Time (UTC)', ({ at }) => new Date(at).toISOString()],
  ['Consent id', ({ consentId }) => consentId],
  ['Choice', ({ outcome }) => outcome],
  ['Categories', ({ categories }) => categories.join(' ')],
  ['Services', (proof) => servicesText(proof, services)],
  ['Way of asking', ({ consentType }) => consentType],
  ['Region', ({ region }) => region],
  ['Policy', ({ policyId }) => String(policyId)],
  ['Banner', ({ bannerVersion }) => String(bannerVersion)],
  [
    'What the visitor saw',
    ({ bannerVersion }) => (kept.has(bannerVersion) ? `${seenAt}${bannerVersion}.html` : ''),
  ],
  ['Hashed address', ({ addressHash }) => addressHash],
];
const CHUNK = 500;

interface ProofsPlace {
  readonly accountId: string;
  readonly siteId: string;
  readonly seenAt: string;
}

/**
 * All proofs of a site as CSV, newest first. Read page by page, so that other requests can run in
 * between.
 */
export async function* proofsCsv(
  store: Pick<Store, 'consent' | 'consentProofs' | 'consentVersions'>,
  { accountId, siteId, seenAt }: ProofsPlace,
  search: string,
): AsyncGenerator<string> {
  const consent = await store.consent(accountId, siteId);
  const kept = new Set(await store.consentVersions(accountId, siteId));
  const columns = columnsOf({ services: consent?.draft.services ?? [], seenAt, kept });
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
