import { ActionIcon, Group } from '@mantine/core';
import { IconChevronDown, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatShare } from '../../../../lib/format/format-number.ts';
import { ChoiceField } from '../../fields/choice-field.tsx';
import { RequiredTextField } from '../../fields/required-text-field.tsx';
import { NumberField } from '../../fields/number-field.tsx';
import { PrizeDetails } from './prize-details.tsx';
import type { PrizeProps } from './prize-props.ts';
import styles from '../settings.module.css';

interface PrizeRowProps extends PrizeProps {
  readonly number: number;
  /** The sum of all chances, of which this prize's share is calculated. */
  readonly total: number;
  readonly onRemove: () => void;
}

const OUTCOMES = [
  { value: 'win', label: 'Win' },
  { value: 'lose', label: 'Lose' },
] as const;

/**
 * One prize: label, outcome and chance. Codes, stock and what follows are hidden until the row is
 * opened.
 */
export function PrizeRow({ prize, number, total, onRemove, ...rest }: PrizeRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { onChange } = rest;
  const name = prize.label.trim() === '' ? `prize ${number}` : prize.label;
  return (
    <section
      className={styles['prize']}
      data-win={prize.isWinning || undefined}
      aria-label={`Prize ${number}`}
    >
      <div className={styles['prizeHead']}>
        <PrizeFields prize={prize} onChange={onChange} />
        <Group gap={2} wrap="nowrap">
          <span className={styles['share']}>
            {prize.chances === 0 ? 'Off' : formatShare(prize.chances / total)}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={36}
            aria-label={`More of ${name}`}
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <IconChevronDown
              size={18}
              aria-hidden
              style={{ transform: isOpen ? 'rotate(180deg)' : 'none' }}
            />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            color="clay"
            size={36}
            aria-label={`Remove ${name}`}
            onClick={onRemove}
          >
            <IconTrash size={17} aria-hidden />
          </ActionIcon>
        </Group>
      </div>
      {isOpen ? <PrizeDetails prize={prize} {...rest} /> : null}
    </section>
  );
}

function PrizeFields({ prize, onChange }: Pick<PrizeProps, 'prize' | 'onChange'>) {
  return (
    <>
      <RequiredTextField
        label="Label"
        value={prize.label}
        maxLength={120}
        placeholder="10% off"
        missing="Needs a label"
        onText={(label) => onChange({ ...prize, label })}
      />
      <ChoiceField
        label="Outcome"
        value={prize.isWinning ? 'win' : 'lose'}
        choices={OUTCOMES}
        onChange={(outcome) => onChange({ ...prize, isWinning: outcome === 'win' })}
      />
      <NumberField
        label="Chance"
        value={prize.chances}
        max={1_000_000}
        decimals={3}
        width={88}
        onChange={(chances) => onChange({ ...prize, chances })}
      />
    </>
  );
}
