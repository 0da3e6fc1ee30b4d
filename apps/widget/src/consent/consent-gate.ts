/** What waits for the visitor's consent on a site in consent mode. docs/consent-mode.md. */
export interface ConsentGate {
  isGranted(): boolean;
  /** Resolves when consent is there: at once, later, or never. Does not reject. */
  whenGranted(): Promise<void>;
  /**
   * What a script of the page says: `{ granted: boolean }`, or `{ marketing: boolean }` from a
   * banner with categories. Anything else changes nothing.
   */
  set(choice: unknown): void;
}
