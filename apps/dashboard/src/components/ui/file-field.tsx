import { FileInput, type FileInputProps } from '@mantine/core';
import { useRef } from 'react';

interface FileFieldProps extends FileInputProps {
  readonly onChange: (file: File | null) => void;
}

/** A field for one file. The same file can be chosen again, after it was refused and corrected. */
export function FileField({ onChange, ...props }: FileFieldProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileInput
      {...props}
      resetRef={forget}
      onChange={(file) => {
        // Browsers report no change when the field has this file already.
        forget.current?.();
        onChange(file);
      }}
    />
  );
}
