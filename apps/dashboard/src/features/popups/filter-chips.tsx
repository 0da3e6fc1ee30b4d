import styles from './gallery.module.css';

interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly all: string;
  readonly choices: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** A choice of one of several values, or all. */
export function FilterChips<Value extends string>({
  label,
  all,
  choices,
  value,
  onChange,
}: FilterChipsProps<Value>) {
  return (
    <div className={styles['chips']} role="group" aria-label={label}>
      <button
        type="button"
        className={styles['chip']}
        aria-pressed={value === undefined}
        onClick={() => onChange(undefined)}
      >
        {all}
      </button>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          className={styles['chip']}
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </div>
  );
}
