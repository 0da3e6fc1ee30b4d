/** The lists of a form's blocks in a design, one for each step that it may have. */
export const STEP_LISTS = ['fields', 'step2', 'step3', 'step4', 'step5', 'step6'] as const;

/** How many steps visitors get. Lists of further steps, which the form had before, are not shown. */
export function stepsOf(form: Readonly<Record<string, unknown>>): number {
  const steps = Math.round(Number(form['steps'] ?? 1));
  return Number.isFinite(steps) ? Math.min(STEP_LISTS.length, Math.max(1, steps)) : 1;
}
