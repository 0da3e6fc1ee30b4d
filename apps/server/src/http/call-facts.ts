const MAX_TEXT = 2000;
const VISITOR_ID = /^[0-9a-zA-Z_-]{1,64}$/;

/** A text of the browser, cut to what is kept. */
export function keptText(text: string | undefined): string {
  return (text ?? '').slice(0, MAX_TEXT);
}

/** Bounded on both sides, so that it takes no longer than the text is long. */
const MAIL_ADDRESS = /[\w.+-]{1,64}(?:@|%40)[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/gi;

/**
 * The same without e-mail addresses, which links in newsletters put into the address of a page:
 * what is counted, and what failed, need not tell who it was.
 */
export function keptWithoutPerson(text: string | undefined): string {
  return keptText(text).replaceAll(MAIL_ADDRESS, '(e-mail)');
}

/**
 * A visitor id as our browsers make them, also out of a view ticket, which begins with it; anything
 * else is empty.
 */
export function readVisitorId(text: string | undefined): string {
  const [id = ''] = (text ?? '').split('.', 1);
  return VISITOR_ID.test(id) ? id : '';
}

/**
 * The member that the text is, else the fallback: what is counted by name must not have names
 * without end.
 */
export function oneOf<const Member extends string>(
  members: readonly Member[],
  text: string | undefined,
  fallback: string,
): string {
  return members.find((member) => member === text) ?? fallback;
}

/** `1` on the wire: preview, or the owner's own visit. */
export function countsNothing(flag: string | undefined): boolean {
  return flag === '1' || flag === 'true';
}
