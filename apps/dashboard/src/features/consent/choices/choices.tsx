import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import type { ConsentService } from '@beckon/contract/consent';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../components/ui/layout/card.tsx';
import { EmptyState } from '../../../components/ui/states/empty-state.tsx';
import { QueryStatus } from '../../../components/ui/states/query-status.tsx';
import { consentDaysQuery, proofsCsvUrl, proofsQuery } from '../../../lib/api/consent.ts';
import { periodDays, RANGES } from '../../../lib/report-range.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { usePages } from '../../../lib/hooks/use-pages.ts';
import { ChoicesChart } from './choices-chart.tsx';
import { useDeleteProofs } from './delete-proofs.tsx';
import { OutcomeFigures } from './outcome-figures.tsx';
import { ProofTable } from './proof-table.tsx';
import styles from './choices.module.css';

interface ChoicesProps {
  readonly siteId: string;
  readonly services: readonly ConsentService[];
  readonly timeZone: string;
}

/** The choices of visitors by day, and the proof of each choice. */
export function Choices({ siteId, services, timeZone }: ChoicesProps) {
  const now = useNow();
  const [range, setRange] = useState('30');
  const days = useQuery(consentDaysQuery(siteId, periodDays(range, timeZone, now)));
  const isEmpty =
    days.data?.days.every((day) => day.accepted + day.partly + day.refused + day.signal === 0) ??
    false;
  return (
    <div className={styles['choices']}>
      <SegmentedControl aria-label="Time" data={[...RANGES]} value={range} onChange={setRange} />
      <QueryStatus query={days} />
      {days.data === undefined ? null : (
        <Card
          title="Day by day"
          about="A visitor counts once a day, with the last choice of that day."
        >
          {isEmpty ? (
            <EmptyState
              title="No choices in this period"
              text="As soon as visitors answer the banner, their choices appear here."
            />
          ) : (
            <>
              <OutcomeFigures days={days.data.days} />
              <ChoicesChart days={days.data.days} />
            </>
          )}
        </Card>
      )}
      <Proofs siteId={siteId} services={services} timeZone={timeZone} />
    </div>
  );
}

function Proofs(table: ChoicesProps) {
  const { siteId } = table;
  const [search, setSearch] = useState('');
  const pages = usePages();
  const wanted = /^[\w-]*$/.test(search) ? search : '';
  const proofs = useQuery(proofsQuery(siteId, wanted, pages.cursor));
  const next = proofs.data?.nextCursor;
  const deleteProofs = useDeleteProofs(siteId);
  return (
    <Card
      title="Proof of consent"
      about="Every choice has a line here, also when a visitor chooses again, so there may be more lines than visitors counted above. The number of the banner opens what the visitor saw. Visitors find their consent id on your cookie page, below their choices, and in the cookie cmplz_id."
    >
      <div className={styles['proofTools']}>
        <TextInput
          aria-label="Search by consent id"
          placeholder="Start of a consent id"
          dir="ltr"
          value={search}
          error={wanted === search ? undefined : 'Ids contain letters, digits, _ and -'}
          onChange={(event) => {
            setSearch(event.currentTarget.value.trim());
            pages.restart();
          }}
        />
        <Button
          component="a"
          href={proofsCsvUrl(siteId, wanted)}
          variant="default"
          leftSection={<IconDownload size={16} aria-hidden />}
        >
          {wanted === '' ? 'Download all' : 'Download these'}
        </Button>
      </div>
      <QueryStatus query={proofs} />
      {proofs.data === undefined ? null : (
        <ProofTable {...table} proofs={proofs.data.proofs} onDelete={deleteProofs} />
      )}
      <div className={styles['pager']} hidden={pages.page === 1 && next === undefined}>
        <Button variant="default" size="xs" disabled={pages.page === 1} onClick={pages.back}>
          Newer
        </Button>
        <Button
          variant="default"
          size="xs"
          disabled={next === undefined}
          onClick={() => next !== undefined && pages.next(next)}
        >
          Older
        </Button>
      </div>
    </Card>
  );
}
