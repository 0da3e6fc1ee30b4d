/** What takes part in a draw. */
export interface DrawOption {
  readonly id: string;
  /** Any number; what is not above zero takes no part. Weights are normalised. */
  readonly chances: number;
}

/**
 * Draws by weight. `random` is a number from 0 to below 1. Undefined when nothing can be drawn: no
 * options, or none with a weight. Used by the server, and by the browser when a display response
 * carries `chances`. docs/behaviour/games.md#drawing.
 */
export function drawPrize<Option extends DrawOption>(
  options: readonly Option[],
  random: number,
): Option | undefined {
  const taking = options.filter(takesPart);
  let left = random * totalOf(taking);
  for (const option of taking) {
    if (left < option.chances) return option;
    left -= option.chances;
  }
  // Rounding may leave a tiny rest: it belongs to the last option.
  return taking.at(-1);
}

/** How likely an option is drawn among these, of 1. */
export function shareOf(option: DrawOption, options: readonly DrawOption[]): number {
  return takesPart(option) ? option.chances / totalOf(options.filter(takesPart)) : 0;
}

function takesPart({ chances }: DrawOption): boolean {
  return chances > 0 && Number.isFinite(chances);
}

function totalOf(options: readonly DrawOption[]): number {
  return options.reduce((sum, { chances }) => sum + chances, 0);
}
