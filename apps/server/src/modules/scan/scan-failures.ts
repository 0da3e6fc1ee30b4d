import { CallRefused } from '../../errors.ts';
import { failureCodes } from '../../lib/failure-codes.ts';

/** The reasons why a page could not be scanned, for the owner. All are 422 except `badAddress`. */
const failed = (message: string) => new CallRefused(422, message);

export const badAddress = () =>
  new CallRefused(400, 'Write the whole address of a page, such as https://www.example.com/');
export const addressInside = () =>
  failed('This address is inside the server’s own network, which may not be scanned.');
export const takesTooLong = () => failed('The site did not answer in time. Please try again.');
export const isTooLarge = (megabytes: number) =>
  failed(`The page is larger than ${megabytes} MB, which is too large to scan.`);
export const isNoPage = (type: string) =>
  failed(`There is no web page at this address, but a file (${type}).`);
export const answersWith = (status: number) =>
  failed(`The site answered with the error ${status} instead of a page.`);
export const leadsNowhere = () =>
  failed('The address leads from one redirect to the next without end.');
export const leadsAway = () => failed('The address leads to something that is not a web page.');
export const isUnreadable = () => failed('What the site answered cannot be read.');

/** The error for a failed connection. */
export function unreachable(error: unknown): CallRefused {
  const { code } = failureCodes(error);
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return failed('There is no site under this name. Is the address written correctly?');
  if (code === 'EPROTO' || code === 'ERR_SSL_WRONG_VERSION_NUMBER')
    return failed(
      'The site does not answer over https. If it has only http, write http:// before the address.',
    );
  return failed(`The site cannot be reached${code === undefined ? '' : ` (${code})`}.`);
}
