import { Button, Group, Stack, TagsInput } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { PopupSummary } from '@beckon/contract/owner-calls';
import { LABEL_MAX_LENGTH, LABELS_PER_POPUP } from '@beckon/contract/values';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLabelPopup } from '../../lib/api/popup-labels.ts';
import { popupsQuery } from '../../lib/api/popups.ts';
import { notifyFailed } from '../../lib/notify.ts';
import { labelsOf } from './labels-of.ts';

const DIALOG = 'labels';

/** Opens the labels of a popup. */
export function showLabels(popup: PopupSummary): void {
  modals.open({
    modalId: DIALOG,
    title: `Labels of “${popup.name}”`,
    children: <LabelForm popup={popup} onDone={() => modals.close(DIALOG)} />,
  });
}

interface LabelFormProps {
  readonly popup: PopupSummary;
  readonly onDone: () => void;
}

function LabelForm({ popup, onDone }: LabelFormProps) {
  const [labels, setLabels] = useState<string[]>(popup.labels);
  const popups = useQuery(popupsQuery(popup.siteId));
  const save = useLabelPopup(popup.siteId);
  return (
    <Stack gap="md">
      <TagsInput
        data-autofocus
        label="Labels"
        description={`Short words by which you find popups, such as “Black Friday”. Press Enter after each. At most ${LABELS_PER_POPUP}.`}
        data={labelsOf(popups.data ?? [])}
        value={labels}
        maxTags={LABELS_PER_POPUP}
        maxLength={LABEL_MAX_LENGTH}
        acceptValueOnBlur
        // Below the field, the proposals would cover the button.
        comboboxProps={{ position: 'top' }}
        onChange={setLabels}
      />
      <Group justify="flex-end">
        <Button
          loading={save.isPending}
          onClick={() =>
            void save.mutateAsync({ popupId: popup.id, labels }).then(onDone, notifyFailed)
          }
        >
          Save labels
        </Button>
      </Group>
    </Stack>
  );
}
