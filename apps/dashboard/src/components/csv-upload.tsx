import '@mantine/core/styles/Progress.css';
import { Button, Progress, Stack } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { messageOf } from '../lib/api/api-error.ts';
import { useOneAtATime } from '../lib/hooks/use-one-at-a-time.ts';
import { FileField } from './ui/inputs/file-field.tsx';

interface CsvUploadProps {
  readonly description: string;
  /** How large the file may be, and what to do with a larger one. */
  readonly limit: { readonly bytes: number; readonly advice: string };
  readonly submitLabel: string;
  readonly upload: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly reset: () => void;
  };
  /** Sends the file. Its promise resolves when the upload has ended, well or not. */
  readonly onFile: (file: File, onProgress: (share: number) => void) => Promise<void>;
  /** False while more fields need a choice. The default is true. */
  readonly isReady?: boolean;
  /** More fields. */
  readonly children?: ReactNode;
}

/** A form that uploads a CSV file once, also after a double click, and shows its progress. */
export function CsvUpload(props: CsvUploadProps) {
  const { description, limit, submitLabel, upload, onFile, isReady = true, children } = props;
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const once = useOneAtATime();
  const isTooLarge = file !== null && file.size > limit.bytes;
  const canSend = file !== null && !isTooLarge && isReady;
  const send = async () => {
    if (!canSend) return;
    await once(async () => {
      setShare(0);
      await onFile(file, setShare);
    });
  };
  const tooLarge = `The file is larger than ${limit.bytes / 1_000_000} MB. ${limit.advice}`;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <Stack>
        <FileField
          data-autofocus
          label="File"
          placeholder="Choose a CSV file"
          description={description}
          accept=".csv,text/csv,text/plain"
          value={file}
          disabled={upload.isPending}
          error={isTooLarge ? tooLarge : upload.error && messageOf(upload.error)}
          errorProps={{ role: 'alert' }}
          onChange={(chosen) => {
            setFile(chosen);
            upload.reset();
          }}
        />
        {children}
        {upload.isPending ? (
          <Progress value={share * 100} aria-label="Upload" animated={share === 1} />
        ) : null}
        <Button type="submit" disabled={!canSend} loading={upload.isPending}>
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
