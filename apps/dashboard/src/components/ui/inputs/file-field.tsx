import { FileInput, type FileInputProps } from '@mantine/core';
import { useRef } from 'react';

interface FileFieldProps extends FileInputProps {
  readonly onChange: (file: File | null) => void;
}

/** A field for one file. After a refusal, the owner can correct the file and choose it again. */
export function FileField({ onChange, ...props }: FileFieldProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileInput
      {...props}
      resetRef={forget}
      onChange={(file) => {
        // Browsers report no change if the same file is chosen twice.
        forget.current?.();
        onChange(file);
      }}
    />
  );
}
