/**
 * Where a click begins an email to that address: its two halves encoded, as visitors may type
 * anything, but not the sign between them. No side effects.
 */
export function mailLink(email: string): string {
  const at = email.lastIndexOf('@');
  if (at === -1) return `mailto:${encodeURIComponent(email)}`;
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}
