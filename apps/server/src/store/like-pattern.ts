/**
 * The pattern of a search for `like … escape '!'`, in lower case. Signs of patterns in the search
 * mean themselves.
 */
export function likePattern(search: string): string {
  return `%${search.toLowerCase().replaceAll(/[!%_]/g, '!$&')}%`;
}
