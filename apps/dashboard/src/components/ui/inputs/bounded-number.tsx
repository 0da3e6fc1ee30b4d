import { NumberInput, type NumberInputProps } from '@mantine/core';
import { useState } from 'react';

interface BoundedNumberProps extends Omit<NumberInputProps, 'value' | 'min' | 'max' | 'onChange'> {
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  /** Called with the valid number when the field loses the focus. */
  readonly onLeave?: (value: number) => void;
}

/**
 * A field that always has a valid number. While the input is empty or outside the limits, the last
 * valid number is kept. When the field loses the focus, it shows the valid number that is nearest
 * to the input.
 */
export function BoundedNumber({
  value,
  min,
  max,
  onChange,
  onLeave,
  ...input
}: BoundedNumberProps) {
  /** The input that is not valid. */
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
        const valid = isNumber ? Math.min(max, Math.max(min, Number(typed))) : value;
        setTyped(undefined);
        if (isNumber) onChange(valid);
        onLeave?.(valid);
      }}
    />
  );
}
