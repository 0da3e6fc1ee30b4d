import { type DragEvent, type ReactNode, useState } from 'react';
import styles from './pictures.module.css';

interface DropAreaProps {
  readonly onFile: (file: File) => void;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

const TAKEN = 'image/png,image/jpeg,image/gif,image/webp,image/avif';

/** An area for a file that is dropped on it, or chosen after a click. */
export function DropArea({ onFile, isBusy, children }: DropAreaProps) {
  const [isOver, setOver] = useState(false);
  const drag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <label
      className={styles['drop']}
      data-over={isOver || undefined}
      aria-busy={isBusy}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={(event) => {
        drag(event, false);
        const [file] = event.dataTransfer.files;
        if (file !== undefined) onFile(file);
      }}
    >
      {isBusy ? <span role="status">Uploading…</span> : children}
      <input
        type="file"
        data-autofocus
        accept={TAKEN}
        className={styles['file']}
        aria-label="Upload a picture"
        disabled={isBusy}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file !== undefined) onFile(file);
        }}
      />
    </label>
  );
}
