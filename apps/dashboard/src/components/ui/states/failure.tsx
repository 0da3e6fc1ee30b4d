import { Button } from '@mantine/core';
import { messageOf } from '../../../lib/api/api-error.ts';
import styles from './failure.module.css';

interface FailureProps {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** The message of a failed request, in place of the data. */
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
