import type { ConsentProofRow } from '@beckon/contract/owner-calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPart } from '../../testing/render-part.tsx';
import { ProofTable } from './proof-table.tsx';

const aProof = (id: string, part: Partial<ConsentProofRow>): ConsentProofRow => ({
  id,
  consentId: id,
  at: '2026-11-20T09:00:00.000Z',
  policyId: 1,
  bannerVersion: 2,
  consentType: 'optin',
  region: 'eu',
  categories: ['functional'],
  services: {},
  outcome: 'partly',
  addressHash: 'h',
  ...part,
});

it('a proof names the services that were allowed or rejected by themselves', async () => {
  const proofs = [
    aProof('none', { outcome: 'refused' }),
    aProof('one', { services: { youtube: true } }),
    aProof('both', {
      categories: ['functional', 'statistics'],
      services: { 'our-map': true, youtube: false },
    }),
    aProof('less', { services: { youtube: false } }),
  ];
  renderPart(<ProofTable proofs={proofs} />);
  const allowed = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => row.querySelectorAll('td')[2]?.textContent);
  expect(allowed).toEqual([
    'Only necessary',
    'YouTube',
    'Statistics, our-map; not YouTube',
    'Only necessary; not YouTube',
  ]);
});
