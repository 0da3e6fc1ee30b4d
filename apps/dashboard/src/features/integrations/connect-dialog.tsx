import { Button, Group, Stack, Switch, Text, TextInput } from '@mantine/core';
import { OpenModal } from '../../components/ui/dialogs/open-modal.tsx';
import { useForm } from '@mantine/form';
import type { Destination, DestinationForm, LeadValue } from '@beckon/contract/owner-calls';
import { useState } from 'react';
import {
  chosenPopups,
  problemOfPopups,
  SourcePopups,
} from '../../components/source-popups/source-popups.tsx';
import { CopyBox } from '../../components/ui/inputs/copy-box.tsx';
import { useSaveDestination } from '../../lib/api/destinations.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { ConnectInput } from './connect-input.tsx';
import styles from './integrations.module.css';
import { MappingTable } from './mapping-table.tsx';
import { RemoveConnection } from './remove-connection.tsx';
import { NewSecret, SigningSecret } from './signing-secret.tsx';

interface ConnectDialogProps {
  readonly siteId: string;
  readonly form: DestinationForm;
  /** The destination to change; undefined to connect a new one. */
  readonly destination: Destination | undefined;
  readonly values: readonly LeadValue[];
  readonly onClose: () => void;
}

/**
 * Asks for the values that a destination needs. Shows a new signing secret once, before the dialog
 * closes.
 */
export function ConnectDialog(props: ConnectDialogProps) {
  const { form, destination, onClose } = props;
  const [secret, setSecret] = useState<string>();
  return (
    <OpenModal
      onClose={onClose}
      size="lg"
      title={destination === undefined ? `Connect ${form.name}` : destination.name}
      closeOnClickOutside={secret === undefined}
    >
      {secret === undefined ? (
        <ConnectForm {...props} onSecret={setSecret} />
      ) : (
        <SigningSecret secret={secret} onDone={onClose} />
      )}
    </OpenModal>
  );
}

type ConnectFormProps = ConnectDialogProps & { readonly onSecret: (secret: string) => void };

/** The names of inputs whose secrets are removed. */
const NOTHING_CLEARED: readonly string[] = [];

function useConnectForm({ form, destination }: ConnectDialogProps) {
  return useForm({
    initialValues: {
      name: destination?.name ?? form.name,
      isOn: destination?.isOn ?? true,
      filled: Object.fromEntries(
        form.inputs.map(({ name }) => [name, destination?.settings[name] ?? '']),
      ),
      cleared: NOTHING_CLEARED,
      mapping: destination?.mapping ?? form.mapping?.standard ?? [],
      popups: chosenPopups(destination?.popupIds),
    },
    validate: { popups: problemOfPopups },
  });
}

type Filled = ReturnType<typeof useConnectForm>['values'];

function toChanges({ name, isOn, filled, cleared, mapping, popups }: Filled) {
  return {
    name,
    isOn,
    values: filled,
    mapping: mapping.filter(({ to }) => to.trim() !== ''),
    popupIds: popups.from === 'all' ? [] : [...popups.ids],
    ...(cleared.length > 0 && { cleared: [...cleared] }),
  };
}

function ConnectForm(props: ConnectFormProps) {
  const { siteId, form, destination, values, onClose, onSecret } = props;
  const fields = useConnectForm(props);
  const save = useSaveDestination(siteId);
  const submit = fields.onSubmit((filled) => {
    const { name } = filled;
    save.mutate(
      { ...(destination && { id: destination.id }), kind: form.kind, changes: toChanges(filled) },
      {
        onError: notifyFailed,
        onSuccess: ({ signingSecret }) => {
          if (signingSecret !== undefined) return onSecret(signingSecret);
          notifyDone(destination ? 'Saved.' : `${name} is connected. Send a test lead to try it.`);
          onClose();
        },
      },
    );
  });
  return (
    <form onSubmit={submit}>
      <Stack gap="md">
        <Setup setup={form.setup} />
        <TextInput
          label="Name"
          data-autofocus
          required
          maxLength={80}
          {...fields.getInputProps('name')}
        />
        <Inputs {...props} fields={fields} />
        {form.mapping === undefined ? null : (
          <MappingTable
            words={form.mapping}
            values={values}
            mapping={fields.values.mapping}
            onChange={(mapping) => fields.setFieldValue('mapping', mapping)}
          />
        )}
        <SourcePopups
          siteId={siteId}
          value={fields.values.popups}
          error={fields.errors['popups']}
          onChange={(popups) => fields.setFieldValue('popups', popups)}
        />
        {destination && (
          <Switch
            label="Send leads there"
            {...fields.getInputProps('isOn', { type: 'checkbox' })}
          />
        )}
        <Foot {...props} isSaving={save.isPending} />
      </Stack>
    </form>
  );
}

function Inputs({
  form,
  destination,
  fields,
}: ConnectFormProps & { readonly fields: ReturnType<typeof useConnectForm> }) {
  const { filled, cleared } = fields.values;
  return form.inputs.map((input) => {
    const { name, isRequired } = input;
    const kept = cleared.includes(name) ? undefined : destination?.secrets[name];
    const clear = () => fields.setFieldValue('cleared', [...cleared, name]);
    return (
      <ConnectInput
        key={name}
        input={input}
        value={filled[name] ?? ''}
        kept={kept}
        onClear={kept === undefined || isRequired ? undefined : clear}
        onChange={(value) => fields.setFieldValue(`filled.${name}`, value)}
      />
    );
  });
}

function Foot(props: ConnectFormProps & { readonly isSaving: boolean }) {
  const { siteId, form, destination, onClose, onSecret, isSaving } = props;
  return (
    <Group justify="space-between">
      <Button type="submit" loading={isSaving}>
        {destination === undefined ? 'Connect' : 'Save'}
      </Button>
      {destination === undefined ? null : (
        <Group gap="xs">
          {form.isSigned ? (
            <NewSecret siteId={siteId} id={destination.id} onSecret={onSecret} />
          ) : null}
          <RemoveConnection siteId={siteId} destination={destination} onRemoved={onClose} />
        </Group>
      )}
    </Group>
  );
}

function Setup({ setup }: { readonly setup: DestinationForm['setup'] }) {
  if (setup === undefined) return null;
  return (
    <div>
      <Text fw={600} size="sm" mb={6}>
        First, over there
      </Text>
      <ol className={styles['steps']}>
        {setup.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <CopyBox text={setup.code} label="Script" />
    </div>
  );
}
