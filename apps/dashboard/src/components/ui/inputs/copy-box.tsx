import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useFirstFocus } from '../focus/use-first-focus.ts';
import styles from './copy-box.module.css';

interface CopyBoxProps {
  readonly text: string;
  readonly label: string;
  /** Whether its button gets the focus when the dialog around it opens. */
  readonly isFirst?: boolean;
}

/**
 * Code to paste elsewhere, with a button that copies it. Several may be on a page, so it is a
 * group, not a landmark.
 */
export function CopyBox({ text, label, isFirst = false }: CopyBoxProps) {
  const clipboard = useClipboard({ timeout: 2000 });
  const focus = useFirstFocus<HTMLButtonElement>(isFirst);
  return (
    <div className={styles['box']}>
      <pre className={styles['code']} role="group" aria-label={label} tabIndex={0}>
        <code>{text}</code>
      </pre>
      <Button
        {...focus}
        className={styles['button']}
        size="xs"
        color="beam.3"
        c="var(--on-beam)"
        onClick={() => clipboard.copy(text)}
        leftSection={
          clipboard.copied ? (
            <IconCheck size={15} aria-hidden />
          ) : (
            <IconCopy size={15} aria-hidden />
          )
        }
      >
        <span aria-live="polite">{clipboard.copied ? 'Copied' : 'Copy'}</span>
      </Button>
    </div>
  );
}
