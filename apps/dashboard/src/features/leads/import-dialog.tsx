import { Button, Stack, Text } from '@mantine/core';
import { OpenModal } from '../../components/ui/dialogs/open-modal.tsx';
import type { ImportLeadsAnswer } from '@beckon/contract/owner-calls';
import { type DateOrder, LEADS_FILE_BYTES } from '@beckon/contract/values';
import { useEffect, useRef, useState } from 'react';
import { CsvUpload } from '../../components/csv-upload.tsx';
import { useImportLeads } from '../../lib/api/leads.ts';
import { formatWhole } from '../../lib/format/format-number.ts';
import { notifyDone, notifyFailed } from '../../lib/notify.ts';
import { DateOrderChoice } from './date-order-choice.tsx';
import styles from './leads.module.css';

interface ImportDialogProps {
  readonly siteId: string;
  readonly onClose: () => void;
}

/**
 * Imports leads from a CSV file, and lists the refused rows. The import continues when the dialog
 * is closed; a notice then reports the result.
 */
export function ImportDialog({ siteId, onClose }: ImportDialogProps) {
  const upload = useImportLeads(siteId);
  const close = () => {
    if (upload.isPending)
      notifyDone('The import continues. Keep this page open; you will see here how it ended.');
    onClose();
  };
  return (
    <OpenModal onClose={close} title="Import leads">
      <Stack>
        {upload.data === undefined || upload.data.unclearDate !== undefined ? (
          <FileForm upload={upload} />
        ) : (
          <>
            <Imported answer={upload.data} />
            <Button onClick={onClose}>Done</Button>
          </>
        )}
      </Stack>
    </OpenModal>
  );
}

function FileForm({ upload }: { readonly upload: ReturnType<typeof useImportLeads> }) {
  const isShown = useIsShown();
  const [unclearDate, setUnclearDate] = useState<string>();
  const [dateOrder, setDateOrder] = useState<DateOrder>();
  const reset = () => {
    setUnclearDate(undefined);
    setDateOrder(undefined);
    upload.reset();
  };
  const finish = (answer: ImportLeadsAnswer) => {
    setUnclearDate(answer.unclearDate);
    if (isShown()) return;
    if (answer.unclearDate === undefined) notifyDone(`Leads: ${outcomeOf(answer)}`);
    else notifyFailed(new Error(NOT_YET));
  };
  return (
    <CsvUpload
      description="Its first row names the columns: Email, Name, First name, Last name, Phone, Tags, Time. Any other column is kept as an answer. Nobody is notified of these leads."
      limit={{
        bytes: LEADS_FILE_BYTES,
        advice: 'Split it, and import its parts one after the other.',
      }}
      submitLabel="Import"
      upload={{ ...upload, reset }}
      isReady={unclearDate === undefined || dateOrder !== undefined}
      onFile={(file, onProgress) =>
        upload
          .mutateAsync({ file, dateOrder, onProgress })
          .then(finish, (error: unknown) => void (isShown() || notifyFailed(error)))
      }
    >
      {unclearDate === undefined ? null : (
        <DateOrderChoice example={unclearDate} value={dateOrder} onChange={setDateOrder} />
      )}
    </CsvUpload>
  );
}

const NOT_YET =
  'No leads are imported yet. Import the file again, and choose how its dates are written.';

/** Returns a function that returns whether the component is still mounted. */
function useIsShown(): () => boolean {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return () => shown.current;
}

function outcomeOf({ imported, known, refused }: ImportLeadsAnswer): string {
  const parts = [
    `${formatWhole(imported)} imported`,
    ...(known === 0 ? [] : [`${formatWhole(known)} there already`]),
    ...(refused === 0 ? [] : [`${formatWhole(refused)} not taken`]),
  ];
  return `${parts.join(', ')}.`;
}

function Imported({ answer }: { readonly answer: ImportLeadsAnswer }) {
  const { refused, problems } = answer;
  return (
    <>
      <Text role="status">{outcomeOf(answer)}</Text>
      {problems.length === 0 ? null : (
        <ul className={styles['reasons']}>
          {problems.map(({ row, message }) => (
            <li key={row} dir="auto">
              Row {row}: {message}
            </li>
          ))}
        </ul>
      )}
      {refused > problems.length ? (
        <Text size="sm" c="dimmed">
          And {formatWhole(refused - problems.length)} more rows.
        </Text>
      ) : null}
    </>
  );
}
