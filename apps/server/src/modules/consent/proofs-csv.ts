import { CSV_START, csvLine } from '../../lib/csv-text.ts';
import type { ConsentProof, Store } from '../../store/store.ts';

const HEADINGS = [
  'Time (UTC)',
  'Consent id',
  'Choice',
  'Categories',
  'Services',
  'Way of asking',
  'Region',
  'Policy',
  'Banner',
  'Hashed address',
];
const CHUNK = 500;

/** All proofs of a site as CSV, newest first, a page at a time: other calls come in between. */
export async function* proofsCsv(
  store: Pick<Store, 'consentProofs'>,
  accountId: string,
  siteId: string,
  search: string,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(HEADINGS);
  let before: { readonly at: number; readonly id: string } | undefined;
  for (;;) {
    const proofs = await store.consentProofs(accountId, siteId, { search, before, limit: CHUNK });
    if (proofs.length > 0) yield proofs.map(proofLine).join('');
    const last = proofs.at(-1);
    if (last === undefined || proofs.length < CHUNK) return;
    before = { at: last.at, id: last.id };
    await new Promise((resolve) => setImmediate(resolve));
  }
}

function proofLine(proof: ConsentProof): string {
  const services = Object.entries(proof.services).map(
    ([service, isAllowed]) => `${service}: ${isAllowed ? 'yes' : 'no'}`,
  );
  return csvLine([
    new Date(proof.at).toISOString(),
    proof.consentId,
    proof.outcome,
    proof.categories.join(' '),
    services.join('\n'),
    proof.consentType,
    proof.region,
    String(proof.policyId),
    String(proof.bannerVersion),
    proof.addressHash,
  ]);
}
