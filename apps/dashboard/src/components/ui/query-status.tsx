import { Failure } from './failure.tsx';
import { Waiting } from './waiting.tsx';

interface QueryStatusProps {
  readonly query: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Why the data is missing: the request failed and can be repeated, or it is still loading. */
export function QueryStatus({ query }: QueryStatusProps) {
  const { error, isPending, refetch } = query;
  return (
    <>
      {error === null ? null : <Failure error={error} retry={() => void refetch()} />}
      {isPending ? <Waiting /> : null}
    </>
  );
}
