import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconDownload } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Lead, LeadsAnswer } from '@beckon/contract/owner-calls';
import { ROUTES } from '../../lib/routes.ts';
import { EmptyState } from '../../components/ui/empty-state.tsx';
import { Failure } from '../../components/ui/failure.tsx';
import { Page } from '../../components/ui/page.tsx';
import { Waiting } from '../../components/ui/waiting.tsx';
import { leadsCsvUrl, type LeadsFilter, leadsQuery } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/current-site.ts';
import { formatWhole } from '../../lib/format-number.ts';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { Pager } from '../../components/ui/pager.tsx';

const SEARCH_WAIT_MS = 250;

/** Everybody who left something: find, read, take along. */
export function LeadsPage() {
  const { site } = useCurrentSite();
  const [filter, setFilter] = useState<LeadsFilter>({});
  const [cursors, setCursors] = useState<readonly string[]>([]);
  const [search] = useDebouncedValue(filter.search, SEARCH_WAIT_MS);
  const asked = withSearch(filter, search);
  const leads = useQuery(leadsQuery(site.id, asked, cursors.at(-1)));
  const isFiltered = Object.keys(asked).length > 0;
  const change = (next: LeadsFilter) => {
    setFilter(next);
    setCursors([]);
  };
  const hasAny = leads.data !== undefined && (leads.data.total > 0 || isFiltered);
  return (
    <Page
      title="Leads"
      lead={hasAny && leads.data ? foundWords(leads.data.total, isFiltered) : undefined}
      actions={
        hasAny ? (
          <Button
            component="a"
            href={leadsCsvUrl(site.id, asked)}
            download
            variant="default"
            leftSection={<IconDownload size={17} aria-hidden />}
          >
            Export CSV
          </Button>
        ) : undefined
      }
    >
      {leads.error === null ? null : (
        <Failure error={leads.error} retry={() => void leads.refetch()} />
      )}
      {leads.isPending ? <Waiting /> : null}
      {hasAny ? <LeadFilters filter={filter} onChange={change} /> : null}
      {leads.data === undefined ? null : (
        <Leads answer={leads.data} isFiltered={isFiltered} timeZone={site.settings.timeZone}>
          <Pager
            page={cursors.length + 1}
            hasNext={leads.data.nextCursor !== undefined}
            isBusy={leads.isFetching}
            onBack={() => setCursors(cursors.slice(0, -1))}
            onNext={() =>
              setCursors(
                leads.data.nextCursor === undefined ? cursors : [...cursors, leads.data.nextCursor],
              )
            }
          />
        </Leads>
      )}
    </Page>
  );
}

function withSearch(
  { search: _typed, ...others }: LeadsFilter,
  search: string | undefined,
): LeadsFilter {
  return search === undefined || search.trim() === ''
    ? others
    : { ...others, search: search.trim() };
}

interface LeadsProps {
  readonly answer: LeadsAnswer;
  readonly isFiltered: boolean;
  readonly timeZone: string;
  readonly children: ReactNode;
}

function Leads({ answer, isFiltered, timeZone, children }: LeadsProps) {
  const [open, setOpen] = useState<Lead>();
  if (answer.leads.length === 0 && !isFiltered) {
    return (
      <EmptyState
        title="No leads yet"
        text="As soon as a visitor fills in one of your popups, you will find them here with everything they wrote."
        action={
          <Button component={Link} to={ROUTES.popups} variant="light">
            See your popups
          </Button>
        }
      />
    );
  }
  if (answer.leads.length === 0)
    return (
      <EmptyState
        title="No lead fits"
        text="Try a shorter search, another popup or a longer time."
      />
    );
  return (
    <>
      <LeadTable leads={answer.leads} timeZone={timeZone} onOpen={setOpen} />
      {children}
      <LeadDrawer lead={open} timeZone={timeZone} onClose={() => setOpen(undefined)} />
    </>
  );
}

function foundWords(total: number, isFiltered: boolean): string {
  const leads = total === 1 ? 'lead' : 'leads';
  const fit = total === 1 ? 'fits' : 'fit';
  return `${formatWhole(total)} ${leads} ${isFiltered ? `${fit} your search` : 'so far'}.`;
}
