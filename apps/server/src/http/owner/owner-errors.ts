import type { PublishIssue } from '@beckon/contract/publish-rules';
import { CallRefused } from '../../errors.ts';

/** The refusal to publish a popup. It lists every issue that blocks publishing. */
class PublishRefused extends CallRefused {
  readonly issues: readonly Omit<PublishIssue, 'blocksPublishing'>[];

  constructor(issues: readonly PublishIssue[]) {
    const messages = issues.map(({ message }) => message);
    super(422, `Not ready for visitors yet: ${messages.join(' ')}`);
    this.issues = issues.map(({ blocksPublishing: _, ...issue }) => issue);
  }
}

export const badRequest = (message: string) => new CallRefused(400, message);
export const notSignedIn = () => new CallRefused(401, 'Please sign in.');
export const foreignOrigin = () => new CallRefused(403, 'This call must come from the dashboard.');
export const notOurName = () =>
  new CallRefused(
    403,
    'Without PUBLIC_URL, the dashboard works on the server’s own machine only, at localhost or 127.0.0.1. Set PUBLIC_URL to the address at which you open it, and start Beckon again.',
  );
export const notYourPassword = () => new CallRefused(403, 'This is not your password.');
export const addressTaken = () => new CallRefused(409, 'Another account has this address.');
export const sessionNotFound = () => new CallRefused(404, 'There is no such session.');
export const siteNotFound = () => new CallRefused(404, 'There is no such site.');
export const proofNotFound = () =>
  new CallRefused(404, 'There is no proof with this consent id. It may be deleted already.');
export const versionNotFound = () =>
  new CallRefused(404, 'This version of the cookie banner is not kept.');
export const popupNotFound = () => new CallRefused(404, 'There is no such popup.');
export const testNotFound = () => new CallRefused(404, 'There is no such A/B test.');
export const testRefused = (message: string) => new CallRefused(409, message);
export const holdoutRefused = (message: string) => new CallRefused(409, message);
export const pictureNotFound = () => new CallRefused(404, 'There is no such picture.');
export const catalogueNotFound = () =>
  new CallRefused(404, 'This site has no catalogue that could be read again.');
export const importRuns = () =>
  new CallRefused(409, 'An import runs already. Wait until it has ended.');
export const otherImportsRun = (seconds: number) =>
  new CallRefused(
    429,
    'Other imports are still running. Start this one when one of them has ended.',
    seconds,
  );
export const badFeedAddress = () =>
  new CallRefused(400, 'Write the whole address, such as https://www.example.com/feed.xml');
export const reportNotFound = () => new CallRefused(404, 'There is no such report.');
export const askedLately = () =>
  new CallRefused(
    429,
    'The link was sent within the last hour. Please wait before sending another.',
  );
export const leadNotFound = () => new CallRefused(404, 'There is no such lead.');
export const gameNotFound = () => new CallRefused(404, 'This popup has no such game or prize.');
/** A status of its own: the password that was given may be right, the new one is not good enough. */
export const easilyGuessed = () =>
  new CallRefused(
    422,
    'This password is one of the first that guessers try. Choose another: three or four words that do not belong together are good.',
  );
export const demoIsForHere = () =>
  new CallRefused(
    403,
    'Everybody knows the demo’s password, so it opens the demo on the server’s own machine only. If Beckon has a demo and is started with PUBLIC_URL, it prints a password of the demo’s own.',
  );
export const callNotFound = () => new CallRefused(404, 'There is nothing at this address.');
export const variantWaits = (letter: string) =>
  new CallRefused(
    409,
    `This is design ${letter} of an A/B test. It goes live with the others when you start the test.`,
  );
export const popupIsArchived = () =>
  new CallRefused(409, 'This popup is archived. Bring it back from the archive first.');
export const popupInTest = () =>
  new CallRefused(409, 'This popup is in an A/B test. Stop the test before you archive it.');
export const savedMeanwhile = () =>
  new CallRefused(409, 'Someone else has changed this popup. Load it again.');
export const httpsOnly = (address: string) =>
  new CallRefused(
    409,
    `That program loads scripts over https only, and this server is at ${address}. Set PUBLIC_URL to an address that begins with https://.`,
  );
export const tooManyPopups = (most: number) =>
  new CallRefused(409, `A site may have ${most} popups. Delete one that you do not need first.`);
export const trashIsFull = (days: number) =>
  new CallRefused(
    409,
    `The trash of this site is full, so no popup can be made. Deleted popups leave it after ${days} days.`,
  );
export const tooManySites = (most: number) =>
  new CallRefused(409, `An account may have ${most} sites. Delete one that you do not need first.`);
export const tooManyCodes = (most: number) =>
  new CallRefused(
    409,
    `All popups of a site may have ${most.toLocaleString('en')} codes together, and as many again in its trash. Remove codes that you do not need, or upload fewer.`,
  );
export const tooManyAreas = (most: number) =>
  new CallRefused(
    409,
    `A site may have ${most.toLocaleString('en')} consent areas. Remove one that you do not need first.`,
  );
export const tooManyImported = (most: number, imported: number) =>
  new CallRefused(
    409,
    `No more leads can be imported into a site that has ${most.toLocaleString('en')}. Imported from this file: ${imported.toLocaleString('en')}.`,
  );
export const importsAlready = () =>
  new CallRefused(
    409,
    'Another file of leads is being imported into this site. Wait until it is done.',
  );
export const jsonOnly = () => new CallRefused(415, 'Send JSON.');
export const tooManyTries = (seconds: number) =>
  new CallRefused(429, `Too many tries. Please wait ${seconds} seconds.`, seconds);
export const notReadyYet = (issues: readonly PublishIssue[]) => new PublishRefused(issues);
export const codesUsedUp = () =>
  new CallRefused(
    409,
    'The codes of this popup are used up. Add some first, or let the popup go on without them: see the settings of its codes.',
  );
export const notPublishedYet = () => new CallRefused(409, 'Publish this popup first.');
export const tooLarge = (message: string) => new CallRefused(413, message);
export const notBuiltYet = () =>
  new CallRefused(404, 'This part is not built. Start Beckon with: npm start');
