import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { askToConfirm } from '../../lib/ask-to-confirm.ts';
import { useChangeHoldout } from '../../lib/api/holdouts.ts';
import type { ReportOf } from '../../lib/api/reports.ts';
import { notifyFailed } from '../../lib/notify.ts';
import styles from './holdout.module.css';

const SHARES = [5, 10, 20, 30, 50] as const;
const USUAL_SHARE = 10;

interface HoldoutShareProps {
  readonly of: ReportOf;
  /** The percentage of visitors who are held back now; 0 if there is no holdout. */
  readonly share: number;
}

/** How many visitors are held back, and the buttons that change it. */
export function HoldoutShare({ of, share }: HoldoutShareProps) {
  const { mutate, isPending } = useChangeHoldout(of);
  const [wanted, setWanted] = useState(share === 0 ? USUAL_SHARE : share);
  const hold = (next: number): void => mutate({ share: next }, { onError: notifyFailed });
  const confirm = (next: number): void => {
    askToConfirm({
      title: next === 0 ? 'Show popups to everybody?' : `Hold back ${next}% instead?`,
      children:
        next === 0
          ? 'The comparison ends. Its numbers stay here.'
          : 'Groups are drawn again and counted from zero, so that the comparison stays fair. The numbers so far stay here.',
      labels:
        next === 0
          ? { confirm: 'Stop', cancel: 'Keep comparing' }
          : { confirm: 'Change', cancel: `Keep ${share}%` },
      onConfirm: () => hold(next),
    });
  };
  const choices = [...new Set([...SHARES, wanted])].toSorted((a, b) => a - b);
  return (
    <div className={styles['share']}>
      <Select
        label="Visitors held back"
        description="Each visitor stays in one group."
        w={240}
        data={choices.map((one) => ({ value: String(one), label: `${one}%` }))}
        value={String(wanted)}
        allowDeselect={false}
        onChange={(value) => setWanted(Number(value))}
      />
      {share === 0 ? (
        <Button loading={isPending} onClick={() => hold(wanted)}>
          Start comparing
        </Button>
      ) : (
        <>
          <Button
            variant="default"
            disabled={wanted === share}
            loading={isPending}
            onClick={() => confirm(wanted)}
          >
            Change share
          </Button>
          <Button variant="subtle" color="gray" disabled={isPending} onClick={() => confirm(0)}>
            Stop
          </Button>
        </>
      )}
    </div>
  );
}
