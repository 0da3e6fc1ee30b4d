import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface HeldNumberProps extends Omit<NumberInputProps, 'value' | 'min' | 'max' | 'onChange'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Called with the number that holds when the field is left. */
  readonly onLeave?: (value: number) => void;
}

/**
 * A field that always has a number. While what is typed is empty or beyond the limits, the last
 * number holds. When the field is left, it shows what holds: the nearest number within the limits.
 */
export function HeldNumber({ value, min, max, onChange, onLeave, ...input }: HeldNumberProps) {
  /** Not taken. */
  const [typed, setTyped] = useState<number | string>();
  return (
    <NumberInput
      {...input}
      min={min}
      max={max}
      clampBehavior="none"
      value={typed ?? value}
      onChange={(next) => {
        const isTaken = typeof next === 'number' && next >= min && next <= max;
        setTyped(isTaken ? undefined : next);
        if (isTaken) onChange(next);
      }}
      onBlur={() => {
        const isNumber = typed !== undefined && typed !== '' && Number.isFinite(Number(typed));
        const held = isNumber ? Math.min(max, Math.max(min, Number(typed))) : value;
        setTyped(undefined);
        if (isNumber) onChange(held);
        onLeave?.(held);
      }}
    />
  );
}
