import { type Claim, isSignedClaim, signClaim } from '../../lib/secrets/signed-claim.ts';
import { DAY_MS } from '../../lib/time/durations.ts';

/**
 * For this time, a page that stays open can draw a prize, but not after the popup's schedule; what
 * it has drawn it is given again, also after that.
 */
const TICKET_DAYS = 7;
/** 128 bits. */
const FORM = { letters: 22 };
const TICKET = /^([0-9a-zA-Z_-]{1,64})\.(\d{1,6})\.([\w-]{22})$/;

/** Which popup the server offered to which visitor. */
export interface OfferedView {
  readonly popupId: string;
  readonly visitorId: string;
}

/**
 * Writes the viewer id of a popup that draws prizes: the visitor's id, the last day on which it is
 * valid (in days since 1970), and our signature that this popup was offered to this visitor. The
 * script sends it with each call about the popup, like any viewer id.
 */
export function writeViewTicket(view: OfferedView, secret: string, nowMs: number): string {
  const day = Math.floor(nowMs / DAY_MS) + TICKET_DAYS;
  return `${view.visitorId}.${day}.${signClaim(claimOf(view, day), secret, FORM)}`;
}

/** Whether the viewer id is a ticket that we signed for this popup, and has not expired. */
export function isViewTicket(
  viewerId: string,
  popupId: string,
  { secret, nowMs }: { readonly secret: string; readonly nowMs: number },
): boolean {
  const [, visitorId = '', day = '', signature = ''] = TICKET.exec(viewerId) ?? [];
  if (signature === '' || Number(day) < Math.floor(nowMs / DAY_MS)) return false;
  return isSignedClaim(claimOf({ popupId, visitorId }, Number(day)), signature, {
    secret,
    ...FORM,
  });
}
function claimOf({ popupId, visitorId }: OfferedView, day: number): Claim {
  return { purpose: 'view', text: `${popupId} ${visitorId} ${day}` };
}
