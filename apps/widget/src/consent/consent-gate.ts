/** Delays work until the visitor consents, on a site in consent mode. docs/consent-mode.md. */
export interface ConsentGate {
  isGranted(): boolean;
  /** Resolves when the visitor has consented: at once, later, or never. Never rejects. */
  whenGranted(): Promise<void>;
  /**
   * Takes the choice that a script of the page reports: `{ granted: boolean }`, or `{ marketing:
   * boolean }` from a banner with categories. Ignores any other value.
   */
  set(choice: unknown): void;
}
