const MAX_TEXT = 2000;
const VISITOR_ID = /^[0-9a-zA-Z_-]{1,64}$/;

/** A text from the browser, cut to the length that is stored. */
export function keptText(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_TEXT);
}

/** Both sides have a limited length, so that the time grows only with the length of the text. */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;

/**
 * The same without e-mail addresses, which links in newsletters put into the address of a page:
 * counts and error reports need no personal data.
 */
export function keptWithoutPerson(text: string | undefined): string {
  return keptText(text).replaceAll(MAIL_ADDRESS, '(e-mail)');
}

/**
 * A visitor id as our script makes it, also from a view ticket, which begins with it. Empty for
 * anything else.
 */
export function readVisitorId(text: string | undefined): string {
  const [id = ''] = (text ?? '').split('.', 1);
  return VISITOR_ID.test(id) ? id : '';
}

/**
 * The text if it is one of the members, else the fallback. So the number of names in counts is
 * limited.
 */
export function oneOf<const Member extends string>(
  members: readonly Member[],
  text: string | undefined,
  fallback: string,
): string {
  return members.find((member) => member === text) ?? fallback;
}

/** True for `1` on the wire: a preview, or the owner's own visit. */
export function countsNothing(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
