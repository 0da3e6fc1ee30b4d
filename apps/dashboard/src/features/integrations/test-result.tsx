import type { TestDestinationAnswer } from '@beckon/contract/owner-calls';
import { messageOf } from '../../lib/api/api-error.ts';
import { Exchange } from './exchange.tsx';
import styles from './integrations.module.css';

/** The result of a test lead, with the request and the response. */
export function TestResult({ result }: { readonly result: TestDestinationAnswer }) {
  const { arrived, message, status, request, answer } = result;
  return (
    <div className={styles['notice']} data-bad={!arrived || undefined} role="status">
      <p className={styles['noticeTitle']}>{arrived ? 'It works' : 'It did not arrive'}</p>
      <p>{message}</p>
      {request === '' ? null : (
        <details>
          <summary>What was sent and answered</summary>
          <Exchange request={request} answer={answer} status={status} />
        </details>
      )}
    </div>
  );
}

/** The reason why no test lead was sent. */
export function NotTested({ error }: { readonly error: Error }) {
  return (
    <div className={styles['notice']} data-bad role="alert">
      <p className={styles['noticeTitle']}>No test lead was sent</p>
      <p>{messageOf(error)}</p>
    </div>
  );
}
