interface SendLaterOptions<Event> {
  readonly send: (event: Event) => void;
  /** What is sent when the promise rejects. */
  readonly onFailure: Event;
  readonly report: (error: unknown) => void;
}

/**
 * Sends a machine the event that a promise brings. A rejection, and an effect that throws, are
 * reported; the host page notices neither.
 */
export function sendLater<Event>(
  coming: Promise<Event>,
  { send, onFailure, report }: SendLaterOptions<Event>,
): void {
  const event = coming.catch((error: unknown) => {
    report(error);
    return onFailure;
  });
  event.then(send).catch(report);
}
