import { FileButton, type FileButtonProps } from '@mantine/core';
import { useRef } from 'react';

interface ChooseFileProps extends Pick<FileButtonProps, 'accept' | 'children' | 'inputProps'> {
  readonly onChoose: (file: File) => void;
}

/** Takes one file. The same file can be chosen again, after it was refused and corrected. */
export function ChooseFile({ onChoose, ...props }: ChooseFileProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      {...props}
      resetRef={forget}
      onChange={(file) => {
        // Browsers report no change when the field has this file already.
        forget.current?.();
        if (file !== null) onChoose(file);
      }}
    />
  );
}
