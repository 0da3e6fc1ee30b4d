import { FileButton, type FileButtonProps } from '@mantine/core';
import { useRef } from 'react';

interface ChooseFileProps extends Pick<FileButtonProps, 'accept' | 'children' | 'inputProps'> {
  readonly onChoose: (file: File) => void;
}

/**
 * A button that chooses one file. After a refusal, the owner can correct the file and choose it
 * again.
 */
export function ChooseFile({ onChoose, ...props }: ChooseFileProps) {
  const forget = useRef<() => void>(null);
  return (
    <FileButton
      {...props}
      resetRef={forget}
      onChange={(file) => {
        // Browsers report no change if the same file is chosen twice.
        forget.current?.();
        if (file !== null) onChoose(file);
      }}
    />
  );
}
