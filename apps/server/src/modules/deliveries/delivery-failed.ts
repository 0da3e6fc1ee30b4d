interface FailureOptions {
  readonly isFinal?: boolean;
  readonly waitMs?: number;
  /** What it was, for the log's codes. */
  readonly cause?: unknown;
}

/** A lead did not arrive. The message is a sentence for the owner. */
export class DeliveryFailed extends Error {
  /** It is no use to try again as it is. */
  readonly isFinal: boolean;
  /** How long the destination asked to be left alone (ms). */
  readonly waitMs: number;

  constructor(message: string, { isFinal = false, waitMs = 0, cause }: FailureOptions = {}) {
    super(message, { cause });
    this.isFinal = isFinal;
    this.waitMs = waitMs;
  }
}
