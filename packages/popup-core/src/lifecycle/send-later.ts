interface SendLaterOptions<Event> {
  readonly send: (event: Event) => void;
  /** The event to send if the promise rejects. */
  readonly onFailure: Event;
  readonly report: (error: unknown) => void;
}

/**
 * Sends the event of a promise to a machine. Errors of the promise and of the effects that follow
 * go to `report`; none reaches the host page.
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
