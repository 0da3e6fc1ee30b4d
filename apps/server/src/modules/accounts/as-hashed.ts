/**
 * A password in the form that is hashed: the accounts library takes wide letters (`ａ`), ligatures
 * and the like for the plain ones. So whoever looks at a password must look at this form, too.
 */
export function asHashed(password: string): string {
  return password.normalize('NFKC');
}
