/** What takes part in a draw. */
export interface DrawOption {
  readonly id: string;
  /** Any number; what is not above zero takes no part. Weights are normalised. */
  readonly chances: number;
}

/**
 * Draws by weight. `dice` is a number from 0 to below 1. Undefined when nothing can be drawn: no options, or none with a
 * weight. Interaction spec §4.4; used by the server, and by the browser when a display response carries `chances`.
 */
export function drawPrize<Option extends DrawOption>(options: readonly Option[], dice: number): Option | undefined {
  const taking = options.filter(({ chances }) => chances > 0 && Number.isFinite(chances));
  const total = taking.reduce((sum, { chances }) => sum + chances, 0);
  let left = dice * total;
  for (const option of taking) {
    if (left < option.chances) return option;
    left -= option.chances;
  }
  // Rounding may leave a hair: it belongs to the last.
  return taking.at(-1);
}
