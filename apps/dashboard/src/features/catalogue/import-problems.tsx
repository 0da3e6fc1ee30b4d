import { Anchor } from '@mantine/core';
import type { CatalogueImport } from '@beckon/contract/owner-calls';
import { problemsCsvUrl } from '../../lib/api/catalogue.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import styles from './catalogue.module.css';

interface ImportProblemsProps {
  readonly siteId: string;
  readonly last: CatalogueImport;
}

/** Lists the first refused rows with reasons, and offers all of them as a spreadsheet. */
export function ImportProblems({ siteId, last: { problems, refused } }: ImportProblemsProps) {
  return (
    <details className={styles['problems']}>
      <summary>
        {formatWhole(refused)} {refused === 1 ? 'row was' : 'rows were'} not taken: see why
      </summary>
      <ul aria-label="Rows that were not taken">
        {problems.map(({ row, message }) => (
          <li key={`${row} ${message}`} dir="auto">
            Row {formatWhole(row)}: {message}
          </li>
        ))}
      </ul>
      <p>
        {problems.length < refused ? `The first ${problems.length} are shown. ` : null}
        <Anchor href={problemsCsvUrl(siteId)} download size="sm">
          All as CSV
        </Anchor>
      </p>
    </details>
  );
}
