import { Button } from '@mantine/core';
import type { DestinationForm } from '@beckon/contract/owner-calls';
import styles from './integrations.module.css';
import { KindMark } from './kind-mark.tsx';

interface OfferedKindProps {
  readonly form: DestinationForm;
  readonly onConnect: () => void;
}

/** A kind of destination that the owner can connect. */
export function OfferedKind({ form, onConnect }: OfferedKindProps) {
  return (
    <div className={styles['card']}>
      <div className={styles['top']}>
        <KindMark kind={form.kind} />
        <div>
          <h3 className={styles['name']}>{form.name}</h3>
          <p className={styles['sub']}>{form.about}</p>
        </div>
      </div>
      <div className={styles['foot']}>
        <Button variant="default" size="xs" onClick={onConnect} aria-label={`Connect ${form.name}`}>
          Connect
        </Button>
      </div>
    </div>
  );
}
