/** A visitor's call that we refuse on purpose: HTTP status and a text that anyone may read. */
export class CallRefused extends Error {
  readonly statusCode: number;
  readonly retryAfterSeconds: number | undefined;

  constructor(statusCode: number, message: string, retryAfterSeconds?: number) {
    super(message);
    this.statusCode = statusCode;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

export const badCall = (message: string) => new CallRefused(400, message);
export const unknownClient = () =>
  new CallRefused(
    404,
    'There is no site with this client id. Copy the line of the script again from the page Install in Beckon.',
  );
export const unknownPopup = () =>
  new CallRefused(404, 'There is no popup with this id on this site.');
export const unknownTemplate = () => new CallRefused(404, 'There is no such template.');
export const unknownShop = () => new CallRefused(404, 'No site belongs to this shop.');
export const noGame = () => new CallRefused(404, 'This popup has no game.');
export const gameTakenBack = () => new CallRefused(404, 'This popup gives nothing at present.');
export const foreignSite = () =>
  new CallRefused(
    403,
    'This page is not on a domain of the site. Add the domain in Beckon, under Settings.',
  );
export const ownersOnly = () =>
  new CallRefused(
    403,
    'This link of the owner has run out, or is of another site. Open the page from Beckon again.',
  );
export const notYourView = () =>
  new CallRefused(403, 'This is not a view of this popup by this visitor.');
export const formFirst = () => new CallRefused(409, 'The form comes first.');
export const cutOff = () => new CallRefused(400, 'The call ended before all of it had arrived.');
export const storeAway = () =>
  new CallRefused(503, 'The database does not answer. Please try again.', 5);
export const tooManyCalls = (seconds: number) =>
  new CallRefused(429, 'Too many calls. Please wait.', seconds);
