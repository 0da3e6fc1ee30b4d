/** The words of the cookie policy document around what the owner wrote. */
export interface PolicyWords {
  readonly choices: string;
  readonly needsScript: string;
  readonly services: string;
  readonly noServices: string;
  readonly noCookies: string;
  readonly cookie: string;
  readonly purpose: string;
  readonly life: string;
  readonly days: (days: number) => string;
  readonly privacyOf: (service: string) => string;
}
