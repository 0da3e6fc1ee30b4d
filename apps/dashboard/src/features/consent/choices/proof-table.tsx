import '@mantine/core/styles/Table.css';
import { ActionIcon, Anchor, Table } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { type ConsentService, OPTIONAL_CATEGORIES, serviceName } from '@beckon/contract/consent';
import type { ConsentProofRow } from '@beckon/contract/owner-calls';
import { consentVersionUrl } from '../../../lib/api/consent.ts';
import { formatInstant } from '../../../lib/format/format-time.ts';
import { CATEGORY_NAMES } from '../consent-words.ts';
import styles from './choices.module.css';
import shared from '../consent.module.css';

const OUTCOMES: Readonly<Record<string, string>> = {
  accepted: 'Accepted all',
  partly: 'Accepted some',
  refused: 'Rejected all',
  signal: 'Privacy signal',
  none: 'No choice',
};

/**
 * The optional categories that were allowed, and the services that were allowed or rejected
 * individually.
 */
function allowedWords(
  { categories, services }: ConsentProofRow,
  ofSite: readonly ConsentService[],
): string {
  const named = (isAllowed: boolean) =>
    Object.keys(services)
      .filter((id) => services[id] === isAllowed)
      .map((id) => serviceName(id, ofSite));
  const chosen = OPTIONAL_CATEGORIES.filter((one) => categories.includes(one));
  const allowed = [...chosen.map((one) => CATEGORY_NAMES[one]), ...named(true)];
  const rejected = named(false);
  return [
    allowed.length === 0 ? 'Only necessary' : allowed.join(', '),
    ...(rejected.length === 0 ? [] : [`not ${rejected.join(', ')}`]),
  ].join('; ');
}

interface ProofTableProps {
  readonly siteId: string;
  readonly proofs: readonly ConsentProofRow[];
  /** The services of the site, which have the names that the owner gave them. */
  readonly services: readonly ConsentService[];
  /** The time zone of the site, in which its days are counted, too. */
  readonly timeZone: string;
  /** Called with the consent id of a visitor whose proofs are to be deleted. */
  readonly onDelete: (consentId: string) => void;
}

/** One row per choice, the newest first. */
export function ProofTable({ siteId, proofs, services, timeZone, onDelete }: ProofTableProps) {
  if (proofs.length === 0) return <p className={shared['quiet']}>No proof found.</p>;
  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label="Table of proofs">
      <Table verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Time</Table.Th>
            <Table.Th>Choice</Table.Th>
            <Table.Th>Allowed</Table.Th>
            <Table.Th>Region</Table.Th>
            <Table.Th>Banner</Table.Th>
            <Table.Th>Consent id</Table.Th>
            <Table.Th aria-label="Delete" />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {proofs.map((proof) => (
            <Table.Tr key={proof.id}>
              <Table.Td className={styles['oneLine'] ?? ''}>
                {formatInstant(proof.at, timeZone)}
              </Table.Td>
              <Table.Td className={styles['oneLine'] ?? ''}>
                {OUTCOMES[proof.outcome] ?? proof.outcome}
              </Table.Td>
              <Table.Td>{allowedWords(proof, services)}</Table.Td>
              <Table.Td>{proof.region.toUpperCase()}</Table.Td>
              <Table.Td className={styles['oneLine'] ?? ''}>
                <Version siteId={siteId} proof={proof} />
              </Table.Td>
              <Table.Td dir="ltr" className={styles['id'] ?? ''}>
                {proof.consentId}
              </Table.Td>
              <Table.Td>
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={`Delete the proof of ${proof.consentId}`}
                  title="Delete"
                  onClick={() => onDelete(proof.consentId)}
                >
                  <IconTrash size={16} aria-hidden />
                </ActionIcon>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

/** The version that the visitor saw, as a link to what it showed. */
function Version({ siteId, proof }: { readonly siteId: string; readonly proof: ConsentProofRow }) {
  const { policyId, bannerVersion, isVersionKept } = proof;
  const number = `${policyId}.${bannerVersion}`;
  if (!isVersionKept) return <span title="What this version showed was not kept">{number}</span>;
  return (
    <Anchor
      size="sm"
      href={consentVersionUrl(siteId, bannerVersion)}
      target="_blank"
      title="What the visitor saw"
    >
      {number}
    </Anchor>
  );
}
