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
import { type SiteTime, useSiteTime } from '../../lib/hooks/use-site-time.ts';
import { useIsUnseen } from '../../lib/hooks/use-is-unseen.ts';
import { PopupList } from './popup-list.tsx';
import { Trash } from './trash.tsx';
import styles from './popups.module.css';

// Loaded after the list, because it waits for the check of the site anyway.
const UnseenSite = lazy(() =>
  import('../../components/unseen-site.tsx').then((file) => ({ default: file.UnseenSite })),
);

const STATE_CHOICES = [
  { value: 'all', label: 'All' },
  { value: 'active', label: 'Live' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'ended', label: 'Ended' },
  { value: 'paused', label: 'Paused' },
  { value: 'draft', label: 'Drafts' },
];
/** Few sites have popups in these states. */
const SELDOM = new Set(['scheduled', 'ended']);

/** The states to filter by: seldom ones if a popup is in them, or while they are chosen. */
function choicesFor(popups: readonly PopupSummary[], chosen: string, time: SiteTime) {
  const used = new Set<string>(popups.map((popup) => liveState(popup, time)));
  return STATE_CHOICES.filter(
    ({ value }) => !SELDOM.has(value) || used.has(value) || value === chosen,
  );
}

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

function NoneFits({ onShowAll }: { readonly onShowAll: () => void }) {
  return (
    <p className={styles['none']} role="status">
      No popup fits.{' '}
      <button type="button" onClick={onShowAll}>
        Show all
      </button>
    </p>
  );
}

function Popups({ popups }: { readonly popups: readonly PopupSummary[] }) {
  const [state, setState] = useState('all');
  const time = useSiteTime();
  const [search, setSearch] = useState('');
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
  const wanted = search.trim().toLowerCase();
  const shown = popups.filter(
    (popup) =>
      (state === 'all' || liveState(popup, time) === state) &&
      popup.name.toLowerCase().includes(wanted),
  );
  return (
    <>
      <Suspense>{live.length > 0 ? <UnseenSite count={live.length} /> : null}</Suspense>
      <div className={styles['filters']}>
        <SegmentedControl
          data={choicesFor(popups, state, time)}
          value={state}
          onChange={setState}
          aria-label="Status"
          classNames={{ label: styles['choice'] ?? '' }}
        />
        <TextInput
          aria-label="Search popups"
          placeholder="Search by name"
          value={search}
          type="search"
          leftSection={<IconSearch size={16} aria-hidden />}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      {shown.length === 0 ? (
        <NoneFits
          onShowAll={() => {
            setSearch('');
            setState('all');
          }}
        />
      ) : (
        <PopupList popups={shown} isUnseen={isUnseen} />
      )}
    </>
  );
}
