import { Alert } from '@mantine/core';
import type { TestDestinationAnswer } from '@beckon/contract/owner-calls';
import { Exchange } from './exchange.tsx';

/** What came of a try, with what was sent and answered. */
export function TestResult({ result }: { readonly result: TestDestinationAnswer }) {
  const { arrived, message, status, request, answer } = result;
  return (
    <Alert
      role="status"
      color={arrived ? 'pine' : 'clay'}
      title={arrived ? 'It works' : 'It did not arrive'}
    >
      {message}
      {request === '' ? null : (
        <details>
          <summary>What was sent and answered</summary>
          <Exchange request={request} answer={answer} status={status} />
        </details>
      )}
    </Alert>
  );
}
