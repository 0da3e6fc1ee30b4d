import { Button, Group } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import { Link } from 'react-router';
import { ROUTES, abTestPath, editPopupPath } from '../../lib/navigation/routes.ts';
import { Pill } from '../../components/ui/pill.tsx';
import { useFocusNeighbour } from '../../components/ui/focus/use-focus-neighbour.ts';
import { formatCompact, formatShare } from '../../lib/format/format-number.ts';
import { formatAgo } from '../../lib/format/format-time.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useSiteTime } from '../../lib/hooks/use-site-time.ts';
import { liveState, stateWords } from '../../lib/words/live-state.ts';
import { TYPE_WORDS } from '../../lib/words/popup-words.ts';
import { PopupActions } from './popup-actions.tsx';
import { PopupPicture } from './popup-picture.tsx';
import styles from './popups.module.css';
import { testWords } from './test-words.ts';

/** With hundreds of rows, the browser takes seconds to lay them out each time a menu opens. */
const ROWS_AT_ONCE = 50;
const TONES = {
  active: 'live',
  scheduled: 'warm',
  ended: 'rest',
  paused: 'warm',
  draft: 'rest',
  archived: 'rest',
  deleted: 'bad',
} as const;

interface PopupListProps {
  readonly popups: readonly PopupSummary[];
  /** True if the website has never loaded the script, so nobody sees its live popups. */
  readonly isUnseen: boolean;
}

/** One row per popup, which is a card on phones. A button shows more rows of a long list. */
export function PopupList({ popups, isUnseen }: PopupListProps) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const left = popups.length - most;
  return (
    <>
      <div className={styles['columns']} aria-hidden>
        <span />
        <span>Popup</span>
        <span>Views</span>
        <span>Closes</span>
        <span>Conversions</span>
        <span>Rate</span>
        <span />
      </div>
      <ul className={styles['list']} aria-label="Popups">
        {popups.slice(0, most).map((popup) => (
          <PopupRow key={popup.id} popup={popup} isUnseen={isUnseen} />
        ))}
      </ul>
      {left > 0 ? (
        <Group justify="center" mt="lg">
          <Button variant="default" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            {`Show ${Math.min(left, ROWS_AT_ONCE)} more of ${popups.length}`}
          </Button>
        </Group>
      ) : null}
    </>
  );
}

function TestMark({ popupId }: { readonly popupId: string }) {
  return (
    <Link className={styles['unseen']} to={abTestPath(popupId)}>
      <Pill tone="warm">A/B test</Pill>
    </Link>
  );
}

function Labels({ labels }: Pick<PopupSummary, 'labels'>) {
  return labels.map((label) => (
    <bdi key={label} className={styles['label']}>
      {label}
    </bdi>
  ));
}

function TestNote({ popup }: { readonly popup: PopupSummary }) {
  const words = testWords(popup);
  return words === undefined ? null : <p className={styles['note']}>{words}</p>;
}

/** Says that codes or prizes are missing. A draft is not warned about a stock that nobody uses yet. */
function StockPill({ popup }: { readonly popup: PopupSummary }) {
  const { status, type, runsLow, isUsedUp, lacksCodes } = popup;
  if (lacksCodes === true)
    return <Pill tone={status === 'active' ? 'bad' : 'warm'}>No codes yet</Pill>;
  if (!runsLow || status === 'draft') return null;
  const what = type === 'gamified' ? 'Prizes' : 'Codes';
  return <Pill tone="bad">{`${what} ${isUsedUp === true ? 'used up' : 'running low'}`}</Pill>;
}

function PopupRow({
  popup,
  isUnseen,
}: {
  readonly popup: PopupSummary;
  readonly isUnseen: boolean;
}) {
  const { numbers } = popup;
  const now = useNow();
  const time = useSiteTime();
  const state = liveState(popup, time);
  const row = useFocusNeighbour<HTMLLIElement>();
  const entries = [
    ['Views', formatCompact(numbers.views)],
    ['Closes', formatCompact(numbers.closes)],
    ['Conversions', formatCompact(numbers.conversions)],
    ['Rate', numbers.views === 0 ? '–' : formatShare(numbers.rate)],
  ] as const;
  return (
    <li {...row} className={styles['row']} aria-label={popup.name}>
      <PopupPicture popup={popup} />
      <div className={styles['what']}>
        <Link className={styles['name']} to={editPopupPath(popup.id)} dir="auto">
          {popup.name}
        </Link>
        <div className={styles['about']}>
          <Pill tone={TONES[state]} lamp>
            {stateWords(popup, time)}
          </Pill>
          {isUnseen && state === 'active' ? (
            <Link className={styles['unseen']} to={ROUTES.install}>
              <Pill tone="warm">Not on your website yet</Pill>
            </Link>
          ) : null}
          {popup.hasUnpublishedChanges && popup.status !== 'draft' ? (
            <Pill tone="warm">Unpublished changes</Pill>
          ) : null}
          {popup.abTest === undefined ? null : <TestMark popupId={popup.id} />}
          <StockPill popup={popup} />
          <span>
            {TYPE_WORDS[popup.type]} · {formatAgo(popup.updatedAt, now)}
          </span>
          <Labels labels={popup.labels} />
          <TestNote popup={popup} />
        </div>
      </div>
      <dl className={styles['numbers']}>
        {entries.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <PopupActions popup={popup} />
    </li>
  );
}
