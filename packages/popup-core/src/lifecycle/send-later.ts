import type { Runner } from '@beckon/host-page/machine/machine-runner';

interface SendLaterParts<Event> {
  readonly runner: Pick<Runner<unknown, Event>, 'send'>;
  /** What is sent when the promise rejects. */
  readonly onFailure: Event;
  readonly report: (error: unknown) => void;
}

/**
 * Sends a machine the event that a promise brings. A rejection, and an effect that throws, are
 * reported; the host page hears of neither.
 */
export function sendLater<Event>(
  coming: Promise<Event>,
  { runner, onFailure, report }: SendLaterParts<Event>,
): void {
  const event = coming.catch((error: unknown) => {
    report(error);
    return onFailure;
  });
  event.then((came) => runner.send(came)).catch(report);
}
