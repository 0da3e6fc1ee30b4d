interface FailureOptions {
  readonly isFinal?: boolean;
  readonly waitMs?: number;
  /** The original error, whose codes go to the log. */
  readonly cause?: unknown;
}

/** A lead did not arrive. The message is for the owner. */
export class DeliveryFailed extends Error {
  /** A retry cannot help. */
  readonly isFinal: boolean;
  /** How long the destination asked to wait before the next request (ms). */
  readonly waitMs: number;

  constructor(message: string, { isFinal = false, waitMs = 0, cause }: FailureOptions = {}) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}

/** An unexpected error is a fault of ours. It is retried, because the next version may fix it. */
export function asFailure(error: unknown): DeliveryFailed {
  return error instanceof DeliveryFailed
    ? error
    : new DeliveryFailed('It could not be sent.', { cause: error });
}
