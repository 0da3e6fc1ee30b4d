/** The success or failure of an operation that can fail in normal use. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export function succeeded<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function failed<Failure>(error: Failure): Result<never, Failure> {
  return { ok: false, error };
}
