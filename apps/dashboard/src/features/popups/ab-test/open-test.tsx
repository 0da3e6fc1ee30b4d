import { Button, Select } from '@mantine/core';
import { IconPlayerPlay, IconPlayerStop, IconPlus } from '@tabler/icons-react';
import { askToConfirm } from '../../../lib/ask-to-confirm.ts';
import { Card } from '../../../components/ui/layout/card.tsx';
import { firstClick } from '../../../lib/navigation/first-click.ts';
import { Pill } from '../../../components/ui/pill.tsx';
import styles from './ab-test.module.css';
import { ArmCard } from './arm-card.tsx';
import type { OpenTestProps } from './open-test-props.ts';
import { ResultsTable } from './results-table.tsx';
import { Doubts } from './doubts.tsx';
import { alikeWords, verdictWords } from './verdict-words.ts';

const CONVERSIONS = 'conversions on the popup';
const MOST_ARMS = 5;

/** A test that has not ended: its verdict, its designs and its actions. */
export function OpenTest({ test, goals, isBusy, take }: OpenTestProps) {
  const isDraft = test.state === 'draft';
  return (
    <>
      <section className={styles['verdict']} aria-label="Verdict">
        <Pill tone={isDraft ? 'rest' : 'live'} lamp>
          {isDraft ? 'Draft' : 'Running'}
        </Pill>
        <div className={styles['words']}>
          <p role="status">{verdictWords(test)}</p>
          <Alike test={test} />
          <Doubts test={test} />
        </div>
        <div className={styles['steps']}>
          <Steps test={test} isBusy={isBusy} take={take} />
        </div>
      </section>
      <Card
        title="Designs"
        about={
          isDraft
            ? 'Each visitor always gets the same one. Numbers are shares: 50 and 50 is half and half.'
            : 'Shares stay as they are while the test runs, so that every visitor keeps a design.'
        }
      >
        <div className={styles['arms']}>
          {test.arms.map((arm) => (
            <ArmCard key={arm.popupId} arm={arm} test={test} isBusy={isBusy} take={take} />
          ))}
        </div>
        {isDraft ? <DraftFields test={test} goals={goals} isBusy={isBusy} take={take} /> : null}
      </Card>
      {isDraft ? null : (
        <Card
          title="Results"
          about="Each visitor counts once. The bar shows the range of the true difference."
        >
          <ResultsTable test={test} />
        </Card>
      )}
    </>
  );
}

function Alike({ test }: Pick<OpenTestProps, 'test'>) {
  const words = alikeWords(test);
  return words === undefined ? null : <p className={styles['hint']}>{words}</p>;
}

/** Fields of settings that can be changed only before a test starts. */
function DraftFields({ test, goals, isBusy, take }: OpenTestProps) {
  const names = new Set([CONVERSIONS, ...goals, ...(test.goal === '' ? [] : [test.goal])]);
  return (
    <div className={styles['below']}>
      <Select
        label="What counts"
        w={260}
        data={[...names]}
        value={test.goal === '' ? CONVERSIONS : test.goal}
        allowDeselect={false}
        onChange={(goal) =>
          take({ do: 'update', test, body: { goal: goal === CONVERSIONS ? '' : (goal ?? '') } })
        }
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={isBusy || test.arms.length >= MOST_ARMS}
        onClick={firstClick(() => take({ do: 'add-arm', test }))}
      >
        Another design
      </Button>
    </div>
  );
}

function Steps({ test, isBusy, take }: Omit<OpenTestProps, 'goals'>) {
  const variants = test.arms.flatMap(({ name, popupId }) =>
    popupId === test.popupId ? [] : [name],
  );
  if (test.state === 'draft')
    return (
      <>
        <Button
          leftSection={<IconPlayerPlay size={16} aria-hidden />}
          loading={isBusy}
          onClick={firstClick(() => take({ do: 'start', test }))}
        >
          Start
        </Button>
        <Button
          variant="default"
          disabled={isBusy}
          onClick={firstClick(() =>
            askToConfirm({
              title: 'Discard this test?',
              children: `${variants.join(' and ')} ${variants.length === 1 ? 'goes' : 'go'} to the trash. A, the popup itself, stays as it is.`,
              labels: { confirm: 'Discard', cancel: 'Keep the test' },
              onConfirm: () => take({ do: 'discard', test }),
            }),
          )}
        >
          Discard
        </Button>
      </>
    );
  return (
    <Button
      variant="default"
      leftSection={<IconPlayerStop size={16} aria-hidden />}
      loading={isBusy}
      onClick={firstClick(() =>
        askToConfirm({
          title: 'Stop this test?',
          children:
            'A continues alone. The other designs are paused, and you find them in the list of popups. The numbers stay on this page.',
          labels: { confirm: 'Stop', cancel: 'Keep the test running' },
          onConfirm: () => take({ do: 'stop', test }),
        }),
      )}
    >
      Stop
    </Button>
  );
}
