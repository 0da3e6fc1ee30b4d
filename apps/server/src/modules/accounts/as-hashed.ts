/**
 * A password in the form that is hashed: the accounts library takes wide letters (`ａ`), ligatures
 * and the like for the plain ones. So whatever checks a password must look at this form, too.
 * `isEasilyGuessed`, `isDemoPassword` and the library do it themselves, so that no caller can
 * forget it.
 */
export function asHashed(password: string): string {
  return password.normalize('NFKC');
}
