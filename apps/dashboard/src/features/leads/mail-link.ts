/**
 * The `mailto:` link for an email address. Encodes both parts of the address, because visitors may
 * type anything, but not the `@` between them. No side effects.
 */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return `mailto:${encodeURIComponent(email)}`;
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
