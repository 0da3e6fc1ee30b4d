import { Button } from '@mantine/core';
import type { AbTestArm } from '@beckon/contract/owner-calls';
import { IconPencil } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { askToConfirm } from '../../../lib/ask-to-confirm.ts';
import { BoundedNumber } from '../../../components/ui/inputs/bounded-number.tsx';
import { popupsQuery } from '../../../lib/api/popups.ts';
import { firstClick } from '../../../lib/navigation/first-click.ts';
import { formatShare } from '../../../lib/format/format-number.ts';
import { editPopupPath } from '../../../lib/navigation/routes.ts';
import { Pill } from '../../../components/ui/pill.tsx';
import { PopupPicture } from '../popup-picture.tsx';
import styles from './ab-test.module.css';
import type { OpenTestProps } from './open-test-props.ts';

type ArmCardProps = Omit<OpenTestProps, 'goals'> & { readonly arm: AbTestArm };

/** One design of a test: its picture, its share and its actions. */
export function ArmCard({ arm, test, isBusy, take }: ArmCardProps) {
  const [weight, setWeight] = useState(arm.weight);
  const popups = useQuery(popupsQuery(test.siteId));
  const popup = popups.data?.find(({ id }) => id === arm.popupId);
  const all = test.arms.reduce((sum, { weight }) => sum + weight, 0);
  const share = `${formatShare(all === 0 ? 0 : arm.weight / all)} of visitors`;
  const isGone = test.state === 'running' && arm.status !== 'active';
  return (
    <article className={styles['arm']} aria-label={`Design ${arm.name}`}>
      <div className={styles['picture']}>
        {popup === undefined ? null : <PopupPicture popup={popup} />}
      </div>
      <h3>
        {arm.name}
        <small>{arm.name === 'A' ? 'the original' : ''}</small>
        {isGone ? <Pill tone="warm">{arm.status}</Pill> : null}
      </h3>
      {test.state === 'draft' ? (
        <BoundedNumber
          label="Share"
          description={share}
          min={0}
          max={1000}
          allowDecimal={false}
          value={weight}
          onChange={setWeight}
          onLeave={(left) => {
            if (left !== arm.weight)
              take({ do: 'update', test, body: { weights: { [arm.name]: left } } });
          }}
        />
      ) : (
        <p className={styles['share']}>{isGone ? `${share}, who now see nothing` : share}</p>
      )}
      <div className={styles['steps']}>
        {arm.status === 'deleted' ? null : (
          <Button
            component={Link}
            to={editPopupPath(arm.popupId)}
            size="xs"
            variant="default"
            leftSection={<IconPencil size={15} aria-hidden />}
          >
            Edit {arm.name}
          </Button>
        )}
        <ArmStep arm={arm} test={test} isBusy={isBusy} take={take} />
      </div>
    </article>
  );
}

function ArmStep({ arm, test, isBusy, take }: ArmCardProps) {
  if (test.state === 'draft')
    return arm.name === 'A' || test.arms.length < 3 ? null : (
      <Button
        size="xs"
        variant="subtle"
        color="clay"
        disabled={isBusy}
        onClick={firstClick(() => take({ do: 'remove-arm', test, popupId: arm.popupId }))}
      >
        Remove {arm.name}
      </Button>
    );
  if (arm.status === 'deleted') return null;
  return (
    <Button
      size="xs"
      variant="light"
      disabled={isBusy}
      onClick={firstClick(() =>
        askToConfirm({
          title: `Make ${arm.name} the popup?`,
          children: `The test stops, and all visitors see ${arm.name} from now on.${arm.popupId === test.popupId ? '' : ' The design of A is replaced: to keep it, close this and duplicate the popup first.'}`,
          labels: { confirm: `Use ${arm.name}`, cancel: 'Keep the test running' },
          onConfirm: () => take({ do: 'promote', test, body: { arm: arm.name } }),
        }),
      )}
    >
      Use {arm.name}
    </Button>
  );
}
