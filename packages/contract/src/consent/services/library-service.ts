import type { ConsentCategory } from '../categories.ts';
import type { ConsentService } from '../consent-service.ts';

interface Known {
  readonly name: string;
  readonly category: ConsentCategory;
  readonly patterns: readonly string[];
  /**
   * Name (`*` for the part that varies), purpose, days that it is stored (0: until the browser is
   * closed).
   */
  readonly cookies: readonly (readonly [name: string, purpose: string, days: number])[];
  readonly privacyUrl: string;
}

/** One entry of the library of well-known services. */
export function service(
  id: string,
  { name, category, patterns, cookies, privacyUrl }: Known,
): ConsentService {
  return {
    id,
    name,
    category,
    patterns: [...patterns],
    cookies: cookies.map(([cookie, purpose, days]) => ({ name: cookie, purpose, days })),
    privacyUrl,
  };
}
