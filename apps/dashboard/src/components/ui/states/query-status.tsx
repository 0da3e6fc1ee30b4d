import { Failure } from './failure.tsx';
import { Waiting } from './waiting.tsx';

interface QueryStatusProps {
  readonly query: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Shown while data is missing: a failed request with a button to retry, or a loading state. */
export function QueryStatus({ query }: QueryStatusProps) {
  const { error, isPending, refetch } = query;
  return (
    <>
      {error === null ? null : <Failure error={error} retry={() => void refetch()} />}
      {isPending ? <Waiting /> : null}
    </>
  );
}
