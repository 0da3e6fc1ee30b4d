import { Button, Group, Text, Textarea } from '@mantine/core';
import type { PrizeStock, UploadCodesAnswer } from '@beckon/contract/owner-calls';
import { IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { askToConfirm } from '../../../../lib/ask-to-confirm.ts';
import { ChooseFile } from '../../../../components/ui/inputs/choose-file.tsx';
import { useClearCodes, useUploadCodes } from '../../../../lib/api/prizes.ts';
import { formatWhole } from '../../../../lib/format/format-number.ts';
import { notifyDone, notifyFailed, notifyWarning } from '../../../../lib/notify.ts';
import { Pill } from '../../../../components/ui/pill.tsx';

/** The server takes no larger list. */
const MOST_BYTES = 10_000_000;
const TOO_LARGE =
  'The file has more than 10 MB. Upload a file with only the column of the codes, or several files.';

interface PoolProps {
  readonly popupId: string;
  readonly prizeId: string;
}

function uploadWords(answer: UploadCodesAnswer): string {
  const { added, duplicates, otherCase, invalid, firstCodes } = answer;
  const passedOver = [
    duplicates > 0
      ? `${formatWhole(duplicates)} ${duplicates === 1 ? 'was' : 'were'} there already, or in the list of another prize`
      : '',
    invalid > 0 ? `${formatWhole(invalid)} could not be used` : '',
  ].filter((part) => part !== '');
  const words = [`${formatWhole(added)} ${added === 1 ? 'code' : 'codes'} added`, ...passedOver];
  const first = firstCodes.length === 0 ? '' : ` The list starts with ${firstCodes.join(', ')}.`;
  const sameWords =
    otherCase === 0
      ? ''
      : ` ${formatWhole(otherCase)} ${otherCase === 1 ? 'differs' : 'differ'} from another code only in upper and lower case. Shops see these as the same code, so only the first is kept.`;
  return `${words.join(', ')}.${sameWords}${first}`;
}

/** The message names no more popups than this. */
const MOST_NAMED = 5;
const SHARED_TITLE = 'Two visitors may get the same code';

/** Which other popups have codes of the list, and how many. */
function sharedWords({ elsewhere }: UploadCodesAnswer): string {
  const popups = elsewhere
    .slice(0, MOST_NAMED)
    .map(
      ({ name, isDeleted, codes }) =>
        `“${name}”${isDeleted ? ' (deleted)' : ''} has ${formatWhole(codes)}`,
    );
  const more = elsewhere.length - popups.length;
  const moreWords = more === 0 ? '' : ` and ${formatWhole(more)} more`;
  return `Of the codes in this list, ${popups.join(', ')}${moreWords}. Popups do not know each other’s codes. Use a different list for each popup.`;
}

/**
 * The unique codes of a prize: shows how many are left, adds codes from a text or file, and removes
 * them.
 */
export function CodePool({
  stock,
  ...pool
}: PoolProps & { readonly stock: PrizeStock | undefined }) {
  return (
    <div>
      <Group gap="sm">
        <Text size="sm">
          {stock === undefined || stock.codesTotal === 0
            ? 'No codes yet.'
            : `${formatWhole(stock.codesLeft)} of ${formatWhole(stock.codesTotal)} codes left`}
        </Text>
        {stock?.isLow === true && stock.codesTotal > 0 ? (
          <Pill tone="bad">{stock.codesLeft === 0 ? 'Used up' : 'Running low'}</Pill>
        ) : null}
      </Group>
      <PasteCodes {...pool} />
      <Group gap="sm" mt={8}>
        <UploadButton {...pool} />
        {stock !== undefined && stock.codesLeft > 0 ? <ClearButton {...pool} /> : null}
      </Group>
      <Text size="xs" c="dimmed" mt={6}>
        In a file, the codes are in the column with the heading “Code”, or in the first column.
      </Text>
    </div>
  );
}

/** Returns a function that uploads codes, one per line, and reports how many were new. */
function useSendCodes({ popupId, prizeId }: PoolProps) {
  const upload = useUploadCodes(popupId);
  const send = (csv: string, onDone?: () => void) =>
    upload.mutate(
      { prizeId, csv },
      {
        onError: notifyFailed,
        onSuccess: (answer) => {
          const said = uploadWords(answer);
          // One notice says both, because only one is visible at a time.
          if (answer.elsewhere.length === 0) notifyDone(said);
          else notifyWarning(`codes of ${prizeId}`, SHARED_TITLE, `${said} ${sharedWords(answer)}`);
          onDone?.();
        },
      },
    );
  return { send, isSending: upload.isPending };
}

function UploadButton(pool: PoolProps) {
  const { send, isSending } = useSendCodes(pool);
  return (
    <ChooseFile
      onChoose={(file) =>
        file.size > MOST_BYTES
          ? notifyFailed(new Error(TOO_LARGE))
          : void file.text().then((csv) => send(csv), notifyFailed)
      }
      accept=".csv,.txt,text/csv,text/plain"
      inputProps={{ 'aria-label': 'CSV file with codes' }}
    >
      {(props) => (
        <Button
          {...props}
          variant="light"
          size="xs"
          loading={isSending}
          leftSection={<IconUpload size={15} aria-hidden />}
        >
          Upload a CSV
        </Button>
      )}
    </ChooseFile>
  );
}

/** The codes of a pasted text, separated by line breaks, commas, semicolons or tabs. */
function pastedCodes(text: string): readonly string[] {
  return text
    .split(/[\n\r,;\t]+/u)
    .map((code) => code.trim())
    .filter((code) => code !== '');
}

function PasteCodes(pool: PoolProps) {
  const { send, isSending } = useSendCodes(pool);
  const [text, setText] = useState('');
  const codes = pastedCodes(text);
  return (
    <>
      <Textarea
        label="Paste codes"
        placeholder={'SPRING-A1\nSPRING-B2'}
        description="One per line, or separated by commas."
        dir="ltr"
        autosize
        minRows={2}
        maxRows={8}
        mt={8}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      {codes.length === 0 ? null : (
        <Button
          size="xs"
          mt={8}
          loading={isSending}
          onClick={() => send(codes.join('\n'), () => setText(''))}
        >
          {codes.length === 1 ? 'Add 1 code' : `Add ${formatWhole(codes.length)} codes`}
        </Button>
      )}
    </>
  );
}

function ClearButton({ popupId, prizeId }: PoolProps) {
  const clear = useClearCodes(popupId);
  const ask = () =>
    askToConfirm({
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
