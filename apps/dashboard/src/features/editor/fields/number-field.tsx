import { BoundedNumber } from '../../../components/ui/inputs/bounded-number.tsx';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  readonly suffix?: string | undefined;
  readonly hint?: string;
  readonly decimals?: number;
  readonly width?: number;
}

/** A number within its limits. */
export function NumberField({
  label,
  value,
  onChange,
  min = 0,
  max = 86_400,
  suffix,
  hint,
  decimals = 0,
  width = 150,
}: NumberFieldProps) {
  return (
    <BoundedNumber
      label={label}
      description={hint}
      value={value}
      min={min}
      max={max}
      onChange={onChange}
      allowNegative={false}
      decimalScale={decimals}
      w={width}
      {...(suffix === undefined ? {} : { suffix: ` ${suffix}` })}
    />
  );
}
