/** Whether the owner wrote something there. */
export function isWritten(text: unknown): boolean {
  return typeof text === 'string' && text.trim() !== '';
}
