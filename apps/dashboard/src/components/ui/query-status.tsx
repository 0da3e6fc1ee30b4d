import { Failure } from './failure.tsx';
import { Waiting } from './waiting.tsx';

interface QueryStatusProps {
  readonly query: {
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

/** Why what was asked for is not there: it failed, and can be asked for again, or is on its way. */
export function QueryStatus({ query }: QueryStatusProps) {
  const { error, isPending, refetch } = query;
  return (
    <>
      {error === null ? null : <Failure error={error} retry={() => void refetch()} />}
      {isPending ? <Waiting /> : null}
    </>
  );
}
