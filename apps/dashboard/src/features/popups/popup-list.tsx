import { Button, Group } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { lazy, Suspense, useState } from 'react';
import { PopupRow } from './popup-row.tsx';
import styles from './popups.module.css';

// Loaded for the first popup that is chosen.
const ChosenBar = lazy(() =>
  import('./chosen/chosen-bar.tsx').then((file) => ({ default: file.ChosenBar })),
);

/** With hundreds of rows, the browser takes seconds to lay them out each time a menu opens. */
const ROWS_AT_ONCE = 50;
interface PopupListProps {
  readonly popups: readonly PopupSummary[];
  /** True if the website has never loaded the script, so nobody sees its live popups. */
  readonly isUnseen: boolean;
}

/**
 * One row per popup, which is a card on phones. A button shows more rows of a long list. Several
 * popups can be chosen and changed at once.
 */
export function PopupList({ popups, isUnseen }: PopupListProps) {
  const [most, setMost] = useState(ROWS_AT_ONCE);
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  // A popup that another filter hides is not changed unseen.
  const chosen = popups.filter(({ id }) => chosenIds.has(id));
  const choose = (id: string, isChosen: boolean) => {
    const others = chosen.map((popup) => popup.id).filter((other) => other !== id);
    setChosenIds(new Set(isChosen ? [...others, id] : others));
  };
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
          <PopupRow
            key={popup.id}
            popup={popup}
            isUnseen={isUnseen}
            {...(popups.length > 1 && {
              isChosen: chosenIds.has(popup.id),
              onChoose: (isChosen) => choose(popup.id, isChosen),
            })}
          />
        ))}
      </ul>
      {left > 0 ? (
        <Group justify="center" mt="lg">
          <Button variant="default" onClick={() => setMost(most + ROWS_AT_ONCE)}>
            {`Show ${Math.min(left, ROWS_AT_ONCE)} more of ${popups.length}`}
          </Button>
        </Group>
      ) : null}
      {chosen.length === 0 ? null : (
        <Suspense>
          <ChosenBar
            chosen={chosen}
            listed={popups}
            onChoose={(next) => setChosenIds(new Set(next.map(({ id }) => id)))}
          />
        </Suspense>
      )}
    </>
  );
}
