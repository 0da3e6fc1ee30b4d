import { Autocomplete, Button } from '@mantine/core';
import { LABEL_MAX_LENGTH } from '@beckon/contract/values';
import { useState } from 'react';
import styles from './chosen-bar.module.css';

interface AddLabelProps {
  /** The labels that popups of the site have, to choose from. */
  readonly known: readonly string[];
  readonly isBusy: boolean;
  readonly onAdd: (label: string) => void;
}

/** A field and a button that give a label to the chosen popups. */
export function AddLabel({ known, isBusy, onAdd }: AddLabelProps) {
  const [label, setLabel] = useState('');
  const wanted = label.trim();
  return (
    <form
      className={styles['label']}
      onSubmit={(event) => {
        event.preventDefault();
        onAdd(wanted);
        setLabel('');
      }}
    >
      <Autocomplete
        size="xs"
        aria-label="Label"
        placeholder="Label"
        data={[...known]}
        maxLength={LABEL_MAX_LENGTH}
        value={label}
        // Below the field, the proposals would leave the window.
        comboboxProps={{ position: 'top-start' }}
        onChange={setLabel}
      />
      <Button type="submit" size="xs" variant="default" disabled={wanted === '' || isBusy}>
        Add label
      </Button>
    </form>
  );
}
