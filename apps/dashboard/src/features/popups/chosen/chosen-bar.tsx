import { Button, CloseButton, Text } from '@mantine/core';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { returnFocus } from '../../../components/ui/focus/return-focus.ts';
import { FloatingBar } from '../../../components/ui/layout/floating-bar.tsx';
import { labelPopup } from '../../../lib/api/popup-labels.ts';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { firstClick } from '../../../lib/navigation/first-click.ts';
import { useCurrentSite } from '../../../lib/navigation/current-site.ts';
import { labelsOf } from '../labels-of.ts';
import { AddLabel } from './add-label.tsx';
import { type ChosenAction, CHOSEN_ACTIONS } from './chosen-actions.ts';
import styles from './chosen-bar.module.css';
import { useChosenActions } from './use-chosen-actions.ts';

interface ChosenBarProps {
  readonly chosen: readonly PopupSummary[];
  /** All popups of the list, as it is filtered. */
  readonly listed: readonly PopupSummary[];
  readonly onChoose: (popups: readonly PopupSummary[]) => void;
}

/** A bar with the actions for the chosen popups. Each action changes those that it fits. */
export function ChosenBar({ chosen, listed, onChoose }: ChosenBarProps) {
  const { site } = useCurrentSite();
  const popups = useQuery(popupsQuery(site.id));
  // The bar has the focus when it goes.
  useEffect(() => () => void setTimeout(() => returnFocus(undefined)), []);
  const clear = () => onChoose([]);
  const { isBusy, run } = useChosenActions(site.id, onChoose);
  const addLabel = (label: string) =>
    run(chosen, {
      act: ({ id, labels }) =>
        labelPopup({ popupId: id, labels: [...new Set([...labels, label])] }),
      undo: ({ id, labels }) => labelPopup({ popupId: id, labels }),
      result: `labelled “${label}”`,
    });
  return (
    <FloatingBar className={styles['bar']} role="group" aria-label="Chosen popups">
      <Text size="sm" fw={600} aria-live="polite">
        {chosen.length} chosen
      </Text>
      {chosen.length < listed.length ? (
        <Button size="xs" variant="subtle" onClick={() => onChoose(listed)}>
          {`Choose all ${listed.length}`}
        </Button>
      ) : null}
      {CHOSEN_ACTIONS.map((action) => (
        <ActionButton
          key={action.label}
          action={action}
          chosen={chosen}
          isBusy={isBusy}
          onClick={(popups) => run(popups, action)}
        />
      ))}
      <AddLabel known={labelsOf(popups.data ?? [])} isBusy={isBusy} onAdd={addLabel} />
      <CloseButton aria-label="Choose none" onClick={clear} />
    </FloatingBar>
  );
}

interface ActionButtonProps {
  readonly action: ChosenAction;
  readonly chosen: readonly PopupSummary[];
  readonly isBusy: boolean;
  readonly onClick: (popups: readonly PopupSummary[]) => void;
}

/** Absent if the action fits none of them; says how many it fits if these are not all. */
function ActionButton({ action, chosen, isBusy, onClick }: ActionButtonProps) {
  const fitting = chosen.filter(({ status }) => action.fits(status));
  if (fitting.length === 0) return null;
  return (
    <Button
      size="xs"
      variant="default"
      {...(action.isDestructive === true && { c: 'var(--clay)' })}
      disabled={isBusy}
      onClick={firstClick(() => onClick(fitting))}
    >
      {fitting.length < chosen.length ? `${action.label} ${fitting.length}` : action.label}
    </Button>
  );
}
