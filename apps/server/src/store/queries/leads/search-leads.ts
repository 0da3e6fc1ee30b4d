import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { likePattern } from '../../like-pattern.ts';
import type { LeadQuery } from '../../records/lead-record.ts';

const OUTSIDE_ASCII = /[^\0-\x7f]+/gu;
/** What people write between the digits of a phone number. */
const BETWEEN_DIGITS = [' ', '-', '.', '/', '(', ')'];

/**
 * A condition that a lead has the searched text in its answers or addresses, or the digits in its
 * phone number. Searches that can be neither an address in other letters nor a number cost nothing
 * more.
 */
export function isFound({
  search,
  phoneDigits,
}: Pick<LeadQuery, 'search' | 'phoneDigits'>): readonly RawBuilder<SqlBool>[] {
  if (search === undefined || search === '') return [];
  const texts = [search, ...encodedForms(search)].map(
    (text) => sql<SqlBool>`lead.search_text like ${likePattern(text)} escape '!'`,
  );
  const numbers =
    phoneDigits === undefined
      ? []
      : [sql<SqlBool>`(lead.phone <> '' and ${bareDigits()} like ${likePattern(phoneDigits)})`];
  return [sql<SqlBool>`(${sql.join([...texts, ...numbers], sql` or `)})`];
}

/**
 * How browsers write the text in an address, where they encode other letters than those of English,
 * and forms write a blank as `+`.
 */
function encodedForms(search: string): readonly string[] {
  const text = search.toWellFormed();
  const encoded = text.replaceAll(OUTSIDE_ASCII, encodeURIComponent);
  if (encoded === text) return [];
  return [...new Set([encoded.replaceAll(' ', '%20'), encoded.replaceAll(' ', '+')])];
}

function bareDigits(): RawBuilder<string> {
  return BETWEEN_DIGITS.reduce(
    (number, sign) => sql<string>`replace(${number}, ${sql.lit(sign)}, '')`,
    sql<string>`lead.phone`,
  );
}
