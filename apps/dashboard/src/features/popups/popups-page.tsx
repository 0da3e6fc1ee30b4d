import { Button, Group, SegmentedControl, Skeleton, Stack, TextInput } from '@mantine/core';
import { IconPlus, IconRoute, IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { ROUTES } from '../../lib/navigation/routes.ts';
import { TOUR_START } from '../../lib/navigation/tour-address.ts';
import { EmptyState } from '../../components/ui/states/empty-state.tsx';
import { Failure } from '../../components/ui/states/failure.tsx';
import { Page } from '../../components/ui/layout/page.tsx';
import { popupsQuery } from '../../lib/api/popups.ts';
import { useCurrentSite } from '../../lib/navigation/current-site.ts';
import { liveState } from '../../lib/words/live-state.ts';
import { useSiteTime } from '../../lib/hooks/use-site-time.ts';
import { useIsUnseen } from '../../lib/hooks/use-is-unseen.ts';
import { choicesFor, type Filters, fits, isUnfiltered, NO_FILTERS } from './list-filters.ts';
import { PopupList } from './popup-list.tsx';
import { Trash } from './trash.tsx';
import styles from './popups.module.css';

// Loaded after the list, because it waits for the check of the site anyway.
const UnseenSite = lazy(() =>
  import('../../components/unseen-site.tsx').then((file) => ({ default: file.UnseenSite })),
);

// Most sites have no labels.
const LabelFilter = lazy(() =>
  import('./label-filter.tsx').then((file) => ({ default: file.LabelFilter })),
);

function CreateButton() {
  return (
    <Button
      component={Link}
      to={ROUTES.newPopup}
      size="md"
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      Create popup
    </Button>
  );
}

/** For owners without a popup: create the first one, or take the tour. */
function FirstSteps() {
  return (
    <Group gap="sm" justify="center">
      <CreateButton />
      <Button component={Link} to={TOUR_START} size="md" variant="default">
        Take the two-minute tour
      </Button>
    </Group>
  );
}

function PageActions() {
  return (
    <>
      <Button
        component={Link}
        to={ROUTES.testVisit}
        size="md"
        variant="default"
        leftSection={<IconRoute size={18} aria-hidden />}
      >
        Test visit
      </Button>
      <CreateButton />
    </>
  );
}

/** Leaves out variants of A/B tests, which are shown on the page of their test. */
function withoutVariants(popups: readonly PopupSummary[]): readonly PopupSummary[] {
  return popups.filter(({ abTest }) => abTest?.isVariant !== true);
}

/** All popups of the site with their numbers and actions. */
export function PopupsPage() {
  const { site } = useCurrentSite();
  const popups = useQuery({ ...popupsQuery(site.id), select: withoutVariants });
  const hasSome = popups.data !== undefined && popups.data.length > 0;
  return (
    <Page
      title="Popups"
      lead={hasSome ? 'What your visitors see, and how well it performs.' : undefined}
      actions={hasSome ? <PageActions /> : undefined}
    >
      {popups.error === null ? null : (
        <Failure error={popups.error} retry={() => void popups.refetch()} />
      )}
      {popups.isPending ? (
        <Stack gap="sm">
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={84} radius="lg" />
          ))}
        </Stack>
      ) : null}
      {popups.data === undefined ? null : <Popups popups={popups.data} />}
      <Trash />
    </Page>
  );
}

interface NoneFitsProps {
  /** Nothing is filtered: all popups are in the archive. */
  readonly areArchived: boolean;
  readonly onShow: () => void;
}

function NoneFits({ areArchived, onShow }: NoneFitsProps) {
  return (
    <p className={styles['none']} role="status">
      {areArchived ? 'All popups are archived.' : 'No popup fits.'}{' '}
      <button type="button" onClick={onShow}>
        {areArchived ? 'Show them' : 'Show all'}
      </button>
    </p>
  );
}

function Popups({ popups }: { readonly popups: readonly PopupSummary[] }) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const set = (part: Partial<Filters>) => setFilters({ ...filters, ...part });
  const time = useSiteTime();
  const { site } = useCurrentSite();
  const live = popups.filter((popup) => liveState(popup, time) === 'active');
  const isUnseen = useIsUnseen(site.id, live.length > 0);
  if (popups.length === 0) {
    return (
      <EmptyState
        title="Create your first popup"
        action={<FirstSteps />}
        text="Start from a ready-made popup, bar, form or game, make it yours, and publish it in a few minutes."
      />
    );
  }
  const shown = popups.filter((popup) => fits(popup, filters, time));
  const areArchived = isUnfiltered(filters);
  return (
    <>
      <Suspense>{live.length > 0 ? <UnseenSite count={live.length} /> : null}</Suspense>
      <div className={styles['filters']}>
        <SegmentedControl
          data={choicesFor(popups, filters.state, time)}
          value={filters.state}
          onChange={(state) => set({ state })}
          aria-label="Status"
          classNames={{ label: styles['choice'] ?? '' }}
        />
        {popups.some(({ labels }) => labels.length > 0) ? (
          <Suspense>
            <LabelFilter
              popups={popups}
              value={filters.label}
              onChange={(label) => set({ label })}
            />
          </Suspense>
        ) : null}
        <TextInput
          aria-label="Search popups"
          placeholder="Search by name"
          value={filters.search}
          type="search"
          leftSection={<IconSearch size={16} aria-hidden />}
          onChange={(event) => set({ search: event.currentTarget.value })}
        />
      </div>
      {shown.length === 0 ? (
        <NoneFits
          areArchived={areArchived}
          onShow={() => setFilters(areArchived ? { ...NO_FILTERS, state: 'archived' } : NO_FILTERS)}
        />
      ) : (
        <PopupList popups={shown} isUnseen={isUnseen} />
      )}
    </>
  );
}
