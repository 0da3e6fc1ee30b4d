/** Why the server did not say what it decided for this page. */
export interface ExplainFailure {
  readonly kind: 'offline' | 'status' | 'bad-answer' | 'blocked-by-page';
  /** The origin of the server. */
  readonly server: string;
  readonly status?: number;
  /** The reason that the server gives, with what to do. */
  readonly said?: string | undefined;
}

/** Says in plain words why no popup can be explained, and what the owner can do. */
export function failureSentence({ kind, server, status, said }: ExplainFailure): string {
  if (said !== undefined) return `The server refuses this page. ${said}`;
  switch (kind) {
    case 'blocked-by-page':
      return `This page forbids calls to ${server}, so no popup can show. Add ${server} to connect-src in the page’s Content-Security-Policy.`;
    case 'offline':
      return `The server ${server} cannot be reached from this page, so no popup can show. Check that it runs, and that no ad blocker or firewall stops the call; then reload the page.`;
    case 'status':
      return `The server ${server} answers with an error (status ${status}), so no popup can show. Look into its log; then reload the page.`;
    default:
      return `Something else answers in place of the server ${server}, so no popup can show. Check the address in the script’s line, and what stands before the server.`;
  }
}
