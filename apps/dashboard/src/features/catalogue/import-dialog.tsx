import { Button, Select, Stack, Text, TextInput } from '@mantine/core';
import { OpenModal } from '../../components/ui/dialogs/open-modal.tsx';
import type { CatalogueSource } from '@beckon/contract/owner-calls';
import {
  CATALOGUE_FILE_BYTES,
  CATALOGUE_SCHEDULES,
  type CatalogueFormat,
  type CatalogueSchedule,
} from '@beckon/contract/values';
import { useState } from 'react';
import { CsvUpload } from '../../components/csv-upload.tsx';
import { messageOf } from '../../lib/api/api-error.ts';
import { useStartImport, useUploadCatalogue } from '../../lib/api/catalogue.ts';
import { CurrencyField } from './currency-field.tsx';
import { FORMAT_WORDS, SCHEDULE_WORDS } from './format-words.ts';

interface ImportDialogProps {
  readonly siteId: string;
  readonly format: CatalogueFormat;
  /** The source of the last import, whose settings are the initial values. */
  readonly source: CatalogueSource | undefined;
  readonly onClose: () => void;
}

/** Asks for a file or an address, and starts the import. */
export function ImportDialog(props: ImportDialogProps) {
  const { format, onClose } = props;
  const { label, about } = FORMAT_WORDS[format];
  return (
    <OpenModal onClose={onClose} title={`Import: ${label}`}>
      <Text size="sm" c="dimmed" mb="md">
        {about}
      </Text>
      {format === 'csv' ? <FileForm {...props} /> : <FeedForm {...props} format={format} />}
    </OpenModal>
  );
}

function FileForm({ siteId, source, onClose }: ImportDialogProps) {
  const [currency, setCurrency] = useState(source?.currency ?? '');
  const upload = useUploadCatalogue(siteId);
  return (
    <CsvUpload
      description="Its first row names the columns. Also read: description, link, image, compare-at price, stock, collections."
      limit={{ bytes: CATALOGUE_FILE_BYTES, advice: 'Leave columns out that are not read.' }}
      submitLabel="Upload and import"
      upload={upload}
      onFile={(file, onProgress) =>
        upload
          .mutateAsync({ file, currency, onProgress }, { onSuccess: onClose })
          .then(ignore, ignore)
      }
    >
      <CurrencyField value={currency} onChange={setCurrency} />
    </CsvUpload>
  );
}

/** The form itself shows the result. */
function ignore(): void {}

/** The initial values: the last import's, if it had the same format. */
function feedAtFirst(source: CatalogueSource | undefined, format: CatalogueFormat) {
  const { url = '', schedule = 'daily' } = source?.format === format ? source : {};
  return { url, schedule, currency: source?.currency ?? '' };
}

type FeedFormProps = ImportDialogProps & { readonly format: Exclude<CatalogueFormat, 'csv'> };

function FeedForm({ siteId, format, source, onClose }: FeedFormProps) {
  const first = feedAtFirst(source, format);
  const [url, setUrl] = useState(first.url);
  const [currency, setCurrency] = useState(first.currency);
  const [schedule, setSchedule] = useState<CatalogueSchedule>(first.schedule);
  const start = useStartImport(siteId);
  const { address } = FORMAT_WORDS[format];
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate({ format, url: url.trim(), currency, schedule }, { onSuccess: onClose });
      }}
    >
      <Stack>
        <TextInput
          label={address?.label}
          placeholder={address?.example}
          value={url}
          dir="ltr"
          data-autofocus
          error={start.error && messageOf(start.error)}
          errorProps={{ role: 'alert' }}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <CurrencyField value={currency} onChange={setCurrency} />
        <Select
          label="Read it again"
          data={CATALOGUE_SCHEDULES.map((value) => ({ value, label: SCHEDULE_WORDS[value] }))}
          value={schedule}
          allowDeselect={false}
          onChange={(next) => setSchedule(next ?? 'off')}
        />
        <Button type="submit" disabled={url.trim().length < 4} loading={start.isPending}>
          Import
        </Button>
      </Stack>
    </form>
  );
}
