/**
 * The codes of a failed call or mail, for the log. Its message may not be logged, because messages
 * quote addresses.
 */
export function failureCodes(error: unknown): {
  readonly code?: string;
  readonly responseCode?: number;
} {
  if (!(error instanceof Error)) return {};
  return {
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    ...('responseCode' in error && typeof error.responseCode === 'number'
      ? { responseCode: error.responseCode }
      : {}),
  };
}
