import { Button } from '@mantine/core';
import { messageOf } from '../../lib/api/api-error.ts';
import styles from './failure.module.css';

interface FailureProps {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** A failed load, in place of what should be there. */
export function Failure({ error, retry }: FailureProps) {
  return (
    <div className={styles['failure']} role="alert">
      <p className={styles['text']}>{messageOf(error)}</p>
      {retry === undefined ? null : (
        <Button variant="default" size="xs" onClick={retry}>
          Try again
        </Button>
      )}
    </div>
  );
}
