import { Checkbox } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
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

const TONES = {
  active: 'live',
  scheduled: 'warm',
  ended: 'rest',
  paused: 'warm',
  draft: 'rest',
  archived: 'rest',
  deleted: 'bad',
} as const;

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

function Numbers({ numbers }: Pick<PopupSummary, 'numbers'>) {
  const entries = [
    ['Views', formatCompact(numbers.views)],
    ['Closes', formatCompact(numbers.closes)],
    ['Conversions', formatCompact(numbers.conversions)],
    ['Rate', numbers.views === 0 ? '–' : formatShare(numbers.rate)],
  ] as const;
  return (
    <dl className={styles['numbers']}>
      {entries.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface PopupRowProps {
  readonly popup: PopupSummary;
  readonly isUnseen: boolean;
  readonly isChosen?: boolean;
  /** Absent if there is nothing to choose from. */
  readonly onChoose?: (isChosen: boolean) => void;
}

/** One popup: its picture, name, state and numbers, and what can be done with it. */
export function PopupRow({ popup, isUnseen, isChosen = false, onChoose }: PopupRowProps) {
  const now = useNow();
  const time = useSiteTime();
  const state = liveState(popup, time);
  const row = useFocusNeighbour<HTMLLIElement>();
  return (
    <li {...row} className={styles['row']} aria-label={popup.name}>
      <div className={styles['pictured']}>
        <PopupPicture popup={popup} />
        {onChoose === undefined ? null : (
          <Checkbox
            className={styles['choose']}
            aria-label={`Choose ${popup.name}`}
            checked={isChosen}
            onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
          />
        )}
      </div>
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
      <Numbers numbers={popup.numbers} />
      <PopupActions popup={popup} />
    </li>
  );
}
