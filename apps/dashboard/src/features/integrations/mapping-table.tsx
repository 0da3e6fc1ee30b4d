import { ActionIcon, Button, Select, Text, TextInput } from '@mantine/core';
import type { DestinationForm, FieldMapping, LeadValue } from '@beckon/contract/owner-calls';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useRowKeys } from '../../lib/hooks/use-row-keys.ts';
import styles from './integrations.module.css';

interface MappingTableProps {
  readonly words: NonNullable<DestinationForm['mapping']>;
  readonly values: readonly LeadValue[];
  readonly mapping: FieldMapping;
  readonly onChange: (mapping: FieldMapping) => void;
}

/**
 * Sets which value of a lead goes into which field of the destination. Lists the values that are
 * not sent.
 */
export function MappingTable({ words, values, mapping, onChange }: MappingTableProps) {
  const { keys, add, removeAt } = useRowKeys(mapping.length);
  const unmapped = notSent(values, mapping, words);
  const set = (at: number, part: Partial<FieldMapping[number]>) =>
    onChange(mapping.map((row, index) => (index === at ? { ...row, ...part } : row)));
  return (
    <div>
      <Text fw={600} size="sm">
        Fields
      </Text>
      <Text size="sm" c="dimmed" mb="sm">
        {words.alwaysHasEmail ? 'The email address is always sent. ' : ''}
        {words.help}
      </Text>
      <table className={styles['mapping']}>
        <thead>
          <tr>
            <th scope="col">From the lead</th>
            <th scope="col">{words.fieldsAreCalled}</th>
            <th scope="col" aria-label="Remove" />
          </tr>
        </thead>
        <tbody>
          {mapping.map((row, at) => (
            <MappingRow
              key={keys[at]}
              row={row}
              number={at + 1}
              values={values}
              target={words.fieldsAreCalled}
              onChange={(part) => set(at, part)}
              onRemove={() => {
                removeAt(at);
                onChange(mapping.filter((_row, index) => index !== at));
              }}
            />
          ))}
        </tbody>
      </table>
      <Button
        variant="subtle"
        size="xs"
        leftSection={<IconPlus size={15} aria-hidden />}
        onClick={() => {
          add();
          onChange([...mapping, { from: unmapped[0]?.name ?? 'email', to: '' }]);
        }}
      >
        Add a field
      </Button>
      {unmapped.length === 0 ? null : (
        <Text size="xs" c="dimmed" mt="xs">
          Not sent: {unmapped.map(({ label }) => label).join(', ')}.
        </Text>
      )}
    </div>
  );
}

function notSent(
  values: readonly LeadValue[],
  mapping: FieldMapping,
  { alwaysHasEmail }: MappingTableProps['words'],
): readonly LeadValue[] {
  const sent = new Set(mapping.map(({ from }) => from));
  if (alwaysHasEmail) sent.add('email');
  return values.filter(({ name }) => !sent.has(name));
}

interface MappingRowProps {
  readonly row: FieldMapping[number];
  readonly number: number;
  readonly values: readonly LeadValue[];
  readonly target: string;
  readonly onChange: (part: Partial<FieldMapping[number]>) => void;
  readonly onRemove: () => void;
}

function MappingRow({ row, number, values, target, onChange, onRemove }: MappingRowProps) {
  const known = values.some(({ name }) => name === row.from);
  const others = known ? [] : [{ value: row.from, label: row.from.replace(/^answer:/, '') }];
  return (
    <tr>
      <td>
        <Select
          aria-label={`From the lead, field ${number}`}
          searchable
          allowDeselect={false}
          value={row.from}
          data={[...values.map(({ name, label }) => ({ value: name, label })), ...others]}
          onChange={(from) => from !== null && onChange({ from })}
        />
      </td>
      <td>
        <TextInput
          aria-label={`${target}, field ${number}`}
          dir="ltr"
          maxLength={100}
          value={row.to}
          onChange={(event) => onChange({ to: event.currentTarget.value })}
        />
      </td>
      <td>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          aria-label={`Remove field ${number}`}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      </td>
    </tr>
  );
}
