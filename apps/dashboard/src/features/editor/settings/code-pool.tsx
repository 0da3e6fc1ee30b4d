import { Button, FileButton, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { PrizeStock, UploadCodesAnswer } from '@beckon/contract/owner-calls';
import { IconUpload } from '@tabler/icons-react';
import { useClearCodes, useUploadCodes } from '../../../lib/api/prizes.ts';
import { formatWhole } from '../../../lib/format-number.ts';
import { notifyDone, notifyFailed } from '../../../lib/notify.ts';
import { Pill } from '../../../components/ui/pill.tsx';

interface CodePoolProps {
  readonly popupId: string;
  readonly prizeId: string;
  readonly stock: PrizeStock | undefined;
}

function uploadWords({ added, duplicates, invalid }: UploadCodesAnswer): string {
  const passedOver = [
    duplicates > 0
      ? `${formatWhole(duplicates)} ${duplicates === 1 ? 'was' : 'were'} there already`
      : '',
    invalid > 0 ? `${formatWhole(invalid)} could not be used` : '',
  ].filter((part) => part !== '');
  return (
    [`${formatWhole(added)} ${added === 1 ? 'code' : 'codes'} added`, ...passedOver].join(', ') +
    '.'
  );
}

/** The unique codes of a prize: how many are left, more from a CSV, or none. */
export function CodePool({ popupId, prizeId, stock }: CodePoolProps) {
  const upload = useUploadCodes(popupId);
  const clear = useClearCodes(popupId);
  const take = (file: File | null) => {
    if (file === null) return;
    file
      .text()
      .then(
        (csv) =>
          upload.mutate(
            { prizeId, csv },
            { onError: notifyFailed, onSuccess: (answer) => notifyDone(uploadWords(answer)) },
          ),
        notifyFailed,
      );
  };
  const askToClear = () =>
    modals.openConfirmModal({
      title: 'Remove the codes that are left?',
      children: <Text size="sm">Codes that visitors already have stay valid in your lists.</Text>,
      labels: { confirm: 'Remove codes', cancel: 'Keep them' },
      confirmProps: { color: 'clay' },
      onConfirm: () => clear.mutate(prizeId, { onError: notifyFailed }),
    });
  return (
    <div>
      <Group gap="sm">
        <Text size="sm">
          {stock === undefined
            ? 'No codes yet.'
            : `${formatWhole(stock.codesLeft)} of ${formatWhole(stock.codesTotal)} codes left`}
        </Text>
        {stock?.isLow === true ? <Pill tone="bad">Running low</Pill> : null}
      </Group>
      <Group gap="sm" mt={8}>
        <FileButton
          onChange={take}
          accept=".csv,.txt,text/csv,text/plain"
          inputProps={{ 'aria-label': 'CSV file with codes' }}
        >
          {(props) => (
            <Button
              {...props}
              variant="light"
              size="xs"
              loading={upload.isPending}
              leftSection={<IconUpload size={15} aria-hidden />}
            >
              Upload a CSV
            </Button>
          )}
        </FileButton>
        {stock !== undefined && stock.codesLeft > 0 ? (
          <Button variant="subtle" color="clay" size="xs" onClick={askToClear}>
            Remove what is left
          </Button>
        ) : null}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        One code a line, in the first column. The popup must be saved first; that happens by itself.
      </Text>
    </div>
  );
}
