import '@mantine/core/styles/Progress.css';
import { Button, Group, Progress, Select, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import type {
  CatalogueAnswer,
  CatalogueImport,
  CatalogueSource,
} from '@beckon/contract/owner-calls';
import { CATALOGUE_SCHEDULES } from '@beckon/contract/values';
import { useStartImport, useUpdateCatalogue } from '../../lib/api/catalogue.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { formatAgo, formatInstant } from '../../lib/format/format-time.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { Pill } from '../../components/ui/pill.tsx';
import styles from './catalogue.module.css';
import { FORMAT_WORDS, SCHEDULE_WORDS } from './format-words.ts';
import { ImportProblems } from './import-problems.tsx';
import { RemoveCatalogue } from './remove-catalogue.tsx';

interface LastImportCardProps {
  readonly siteId: string;
  readonly catalogue: CatalogueAnswer;
}

/** Shows the source of the products and the result of the last import, with actions. */
export function LastImportCard({ siteId, catalogue }: LastImportCardProps) {
  const { source, lastImport } = catalogue;
  const isRunning = lastImport?.state === 'running';
  return (
    <section className={styles['card']} aria-label="Last import">
      {lastImport === undefined ? (
        <p className={styles['sentence']}>These products are older than the catalogue.</p>
      ) : (
        <Outcome last={lastImport} url={source?.url ?? ''} />
      )}
      {lastImport === undefined || lastImport.problems.length === 0 ? null : (
        <ImportProblems siteId={siteId} last={lastImport} />
      )}
      <Group gap="sm" mt="md" align="flex-end">
        {source === undefined || source.url === '' ? null : (
          <FeedActions siteId={siteId} source={source} isRunning={isRunning} />
        )}
        <RemoveCatalogue siteId={siteId} />
      </Group>
    </section>
  );
}

interface OutcomeProps {
  readonly last: CatalogueImport;
  readonly url: string;
}

function Outcome({ last, url }: OutcomeProps) {
  const { site } = useCurrentSite();
  const now = useNow();
  const at = last.finishedAt ?? last.startedAt;
  return (
    <div role="status">
      <p className={styles['sentence']}>
        {last.state === 'running' ? <Pill tone="warm">Importing</Pill> : null}
        {last.state === 'done' ? <Pill tone="live">Imported</Pill> : null}
        {last.state === 'failed' ? <Pill tone="bad">Failed</Pill> : null}
        <span>
          {FORMAT_WORDS[last.format].label}
          {url === '' ? null : (
            <span className={styles['address']} dir="ltr">
              {url}
            </span>
          )}
        </span>
        <time dateTime={at} title={formatInstant(at, site.settings.timeZone)}>
          {formatAgo(at, now)}
        </time>
      </p>
      {last.state === 'running' ? (
        <Progress value={100} animated mt="sm" aria-label="Import runs" />
      ) : null}
      {last.message === '' ? null : (
        <Text size="sm" mt={6} c={last.state === 'failed' ? 'clay.8' : 'dimmed'}>
          {last.message}
        </Text>
      )}
      <Text size="sm" mt={6}>
        {figuresOf(last)}
      </Text>
    </div>
  );
}

function figuresOf(last: CatalogueImport): string {
  const parts = [
    [last.added, 'new'],
    [last.changed, 'changed'],
    [last.unchanged, 'as before'],
    [last.gone, 'gone'],
    [last.refused, 'not taken'],
  ] as const;
  const counted = parts.filter(([count]) => count > 0);
  const rows = `${formatWhole(last.rows)} ${last.rows === 1 ? 'row' : 'rows'} read`;
  return counted.length === 0
    ? `${rows}.`
    : `${rows}: ${counted.map(([count, word]) => `${formatWhole(count)} ${word}`).join(', ')}.`;
}

interface FeedActionsProps {
  readonly siteId: string;
  readonly source: CatalogueSource;
  readonly isRunning: boolean;
}

function FeedActions({ siteId, source, isRunning }: FeedActionsProps) {
  const start = useStartImport(siteId);
  const update = useUpdateCatalogue(siteId);
  const { format, url, currency, schedule } = source;
  return (
    <>
      {format === 'csv' ? null : (
        <Button
          variant="default"
          disabled={isRunning}
          loading={start.isPending}
          leftSection={<IconRefresh size={17} aria-hidden />}
          onClick={() =>
            start.mutate({ format, url, currency, schedule }, { onError: notifyFailed })
          }
        >
          Import now
        </Button>
      )}
      <Select
        aria-label="Read it again"
        data={CATALOGUE_SCHEDULES.map((value) => ({ value, label: SCHEDULE_WORDS[value] }))}
        value={schedule}
        allowDeselect={false}
        disabled={update.isPending}
        w={170}
        onChange={(next) => {
          if (next !== null) update.mutate({ schedule: next }, { onError: notifyFailed });
        }}
      />
    </>
  );
}
