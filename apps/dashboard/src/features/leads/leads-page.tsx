import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Lead, LeadsAnswer } from '@beckon/contract/owner-calls';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { SampleNote } from '../../components/sample-note.tsx';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { QueryStatus } from '../../components/ui/states/query-status.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { type LeadsFilter, leadsQuery } from '../../lib/api/leads.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { usePages } from '../../lib/hooks/use-pages.ts';
import { ChosenBar } from './chosen-bar.tsx';
import { DeleteSpam } from './delete-spam.tsx';
import { ExportMenu } from './export-menu.tsx';
import { foundWords } from './found-words.ts';
import { ImportDialog } from './import-dialog.tsx';
import { LeadDrawer } from './lead-drawer.tsx';
import { LeadFilters } from './lead-filters.tsx';
import { LeadTable } from './lead-table.tsx';
import { LeadViews } from './lead-views.tsx';
import { useLeadAddress } from './use-lead-address.ts';
import { leaveSafely } from '../../lib/navigation/leave-guard.ts';
import { Pager } from '../../components/ui/pager.tsx';

const SEARCH_WAIT_MS = 250;

/** The list of leads, with search, filters and export. */
export function LeadsPage() {
  const { site } = useCurrentSite();
  const { filter, openId, change, open, close } = useLeadAddress();
  const pages = usePages(JSON.stringify(filter));
  const [search] = useDebouncedValue(filter.search, SEARCH_WAIT_MS);
  const asked = withSearch(filter, search);
  const leads = useQuery(leadsQuery(site.id, asked, pages.cursor));
  const openLead = useOpenLead(openId, leads.data?.leads);
  const isSpam = filter.spam === 'only';
  const isFiltered = Object.keys(asked).some((name) => name !== 'spam');
  const hasAny = leads.data !== undefined && (leads.data.total > 0 || isFiltered || isSpam);
  return (
    <Page
      title="Leads"
      lead={
        hasAny && leads.data ? (
          <span role="status">{foundWords(leads.data.total, asked)}</span>
        ) : undefined
      }
      actions={<Actions answer={leads.data} filter={asked} hasAny={hasAny} />}
    >
      <QueryStatus query={leads} />
      <LeadViews filter={filter} onChange={change} />
      {hasAny ? <LeadFilters filter={filter} onChange={change} /> : null}
      {hasAny ? <SampleNote /> : null}
      {leads.data === undefined ? null : (
        <Leads
          key={JSON.stringify([asked, pages.cursor])}
          answer={leads.data}
          isFiltered={isFiltered}
          isSpam={isSpam}
          timeZone={site.settings.timeZone}
          filter={asked}
          onOpen={({ id }) => open(id)}
        >
          <Pager pages={pages} nextCursor={leads.data.nextCursor} isBusy={leads.isFetching} />
        </Leads>
      )}
      <LeadDrawer
        lead={openLead}
        timeZone={site.settings.timeZone}
        onClose={close}
        onPerson={(person) => leaveSafely(() => change({ person }))}
      />
    </Page>
  );
}

/** The lead with this id: one of the list, or else read by itself, for example after a reload. */
function useOpenLead(id: string | undefined, listed: LeadsAnswer['leads'] | undefined) {
  const { site } = useCurrentSite();
  const inList = listed?.find((lead) => lead.id === id);
  const isMissing = id !== undefined && listed !== undefined && inList === undefined;
  const read = useQuery({
    ...leadsQuery(site.id, { ids: id ?? '' }, undefined),
    enabled: isMissing,
  });
  return inList ?? (isMissing ? read.data?.leads.find((lead) => lead.id === id) : undefined);
}

interface ActionsProps {
  readonly answer: LeadsAnswer | undefined;
  readonly filter: LeadsFilter;
  readonly hasAny: boolean;
}

function Actions({ answer, filter, hasAny }: ActionsProps) {
  const { site } = useCurrentSite();
  const hasSpam = filter.spam === 'only' && answer !== undefined && answer.total > 0;
  return (
    <>
      {hasSpam ? <DeleteSpam /> : null}
      <ImportButton siteId={site.id} />
      {hasAny ? <ExportMenu label="Export" filter={filter} /> : null}
    </>
  );
}

function ImportButton({ siteId }: { readonly siteId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Import CSV
      </Button>
      {isOpen ? <ImportDialog siteId={siteId} onClose={() => setOpen(false)} /> : null}
    </>
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
  readonly isSpam: boolean;
  readonly filter: LeadsFilter;
  readonly onOpen: (lead: Lead) => void;
  readonly timeZone: string;
  readonly children: ReactNode;
}

/** The leads of one query. Another query starts without a selection; an open lead stays open. */
function Leads(props: LeadsProps) {
  const { answer, isFiltered, isSpam, timeZone, filter, onOpen, children } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  if (answer.leads.length === 0 && isSpam && !isFiltered)
    return (
      <EmptyState
        title="No spam"
        text="Leads that look automated are kept here and go to no mailing list."
      />
    );
  if (answer.leads.length === 0 && !isFiltered) {
    return (
      <EmptyState
        title="No leads yet"
        text="As soon as a visitor fills in one of your popups, you will find them here with everything they wrote."
        action={
          <Group justify="center">
            <Button component={Link} to={ROUTES.popups} variant="light">
              See your popups
            </Button>
            <Button component={Link} to={ROUTES.recipients} variant="default">
              Get an email for each
            </Button>
          </Group>
        }
      />
    );
  }
  if (answer.leads.length === 0) return <EmptyState title="No lead fits" text={fitWords(filter)} />;
  return (
    <>
      {chosen.size === 0 ? null : (
        <ChosenBar leadIds={[...chosen]} isSpam={isSpam} onDone={() => setChosen(new Set())} />
      )}
      <LeadTable
        leads={answer.leads}
        timeZone={timeZone}
        onOpen={onOpen}
        chosen={chosen}
        onChoose={setChosen}
      />
      {children}
    </>
  );
}

function fitWords({ from, until }: LeadsFilter): string {
  return from !== undefined && until !== undefined && from > until
    ? 'The first day, “From”, comes after the last day, “Until”.'
    : 'Try a shorter search, another popup or a longer time.';
}
