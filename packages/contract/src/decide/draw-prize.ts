/** An option of a draw. */
export interface DrawOption {
  readonly id: string;
  /** Any number. An option that is not above zero is never drawn. Weights are normalised. */
  readonly chances: number;
}

/**
 * Draws by weight. `random` is a number from 0 to below 1. Undefined when nothing can be drawn: no
 * options, or none with a weight. Used by the server, and by the browser when a display response
 * contains `chances`. docs/behaviour/games.md#drawing.
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
  // Rounding may leave a tiny remainder, which belongs to the last option.
  return taking.at(-1);
}

/** The probability, from 0 to 1, that an option is drawn among these. */
export function shareOf(option: DrawOption, options: readonly DrawOption[]): number {
  return takesPart(option) ? option.chances / totalOf(options.filter(takesPart)) : 0;
}

function takesPart({ chances }: DrawOption): boolean {
  return chances > 0 && Number.isFinite(chances);
}

function totalOf(options: readonly DrawOption[]): number {
  return options.reduce((sum, { chances }) => sum + chances, 0);
}
