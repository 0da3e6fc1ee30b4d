import { Button, FileButton, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import type { PrizeStock, UploadCodesAnswer } from '@beckon/contract/owner-calls';
import { IconUpload } from '@tabler/icons-react';
import { useClearCodes, useUploadCodes } from '../../../lib/api/prizes.ts';
import { formatWhole } from '../../../lib/format-number.ts';
import { notifyDone, notifyFailed } from '../../../lib/notify.ts';
import { Pill } from '../../../components/ui/pill.tsx';

interface PoolProps {
  readonly popupId: string;
  readonly prizeId: string;
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
export function CodePool({
  stock,
  ...pool
}: PoolProps & { readonly stock: PrizeStock | undefined }) {
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
        <UploadButton {...pool} />
        {stock !== undefined && stock.codesLeft > 0 ? <ClearButton {...pool} /> : null}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        One code a line, in the first column. The popup must be saved first; that happens by itself.
      </Text>
    </div>
  );
}

function UploadButton({ popupId, prizeId }: PoolProps) {
  const upload = useUploadCodes(popupId);
  const send = (csv: string) =>
    upload.mutate(
      { prizeId, csv },
      { onError: notifyFailed, onSuccess: (answer) => notifyDone(uploadWords(answer)) },
    );
  return (
    <FileButton
      onChange={(file) => void file?.text().then(send, notifyFailed)}
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
  );
}

function ClearButton({ popupId, prizeId }: PoolProps) {
  const clear = useClearCodes(popupId);
  const ask = () =>
    modals.openConfirmModal({
      title: 'Remove the codes that are left?',
      children: <Text size="sm">Codes that visitors already have stay valid in your lists.</Text>,
      labels: { confirm: 'Remove codes', cancel: 'Keep them' },
      confirmProps: { color: 'clay' },
      onConfirm: () => clear.mutate(prizeId, { onError: notifyFailed }),
    });
  return (
    <Button variant="subtle" color="clay" size="xs" onClick={ask}>
      Remove what is left
    </Button>
  );
}
