import { SERVICE_LIBRARY } from '@beckon/contract/consent';
import type { ConsentProofRow } from '@beckon/contract/owner-calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aProofRow } from '../../../testing/fake-consent.ts';
import { renderPart } from '../../../testing/render-part.tsx';
import { ProofTable } from './proof-table.tsx';

const aProof = (id: string, part: Partial<ConsentProofRow>): ConsentProofRow =>
  aProofRow({ id, consentId: id, outcome: 'partly', ...part });

const TABLE = { siteId: 'site-1', services: [], timeZone: 'UTC', onDelete: () => {} };

it('the version of a proof opens what the visitor saw, if that was kept', async () => {
  const proofs = [
    aProof('kept', { policyId: 3, bannerVersion: 7 }),
    aProof('lost', { policyId: 1, bannerVersion: 2, isVersionKept: false }),
  ];
  renderPart(<ProofTable {...TABLE} proofs={proofs} />);
  const link = await screen.findByRole('link', { name: '3.7' });
  expect(link.getAttribute('href')).toBe('/api/owner/sites/site-1/consent/versions/7.html');
  expect(screen.getByText('1.2').closest('a')).toBeNull();
});

it('a proof lists individually allowed or rejected services by the names that the site gave them', async () => {
  const proofs = [
    aProof('none', { outcome: 'refused' }),
    aProof('one', { services: { youtube: true } }),
    aProof('both', {
      categories: ['functional', 'statistics'],
      services: { 'own-1': true, removed: true, youtube: false },
    }),
    aProof('less', { services: { youtube: false } }),
  ];
  const services = SERVICE_LIBRARY.slice(0, 1).map((service) => ({
    ...service,
    id: 'own-1',
    name: 'Our map',
  }));
  renderPart(<ProofTable {...TABLE} proofs={proofs} services={services} />);
  const allowed = (await screen.findAllByRole('row'))
    .slice(1)
    .map((row) => row.querySelectorAll('td')[2]?.textContent);
  expect(allowed).toEqual([
    'Only necessary',
    'YouTube',
    'Statistics, Our map, removed; not YouTube',
    'Only necessary; not YouTube',
  ]);
});

it('a proof has the time of the site’s time zone, as the days of the chart have', async () => {
  const proofs = [aProof('late', { at: '2026-11-20T22:30:00.000Z' })];
  renderPart(<ProofTable {...TABLE} proofs={proofs} timeZone="Asia/Jerusalem" />);
  expect(await screen.findByText('21 Nov 2026, 00:30')).toBeDefined();
});
