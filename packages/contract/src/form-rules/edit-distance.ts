/** How many single slips (a wrong, missing or extra character, or two swapped ones) lie between two short texts. */
export function editDistance(first: string, second: string): number {
  let before: number[] = [];
  let above = Array.from({ length: second.length + 1 }, (_, column) => column);
  for (let row = 1; row <= first.length; row++) {
    const line = [row];
    for (let column = 1; column <= second.length; column++) {
      const isSame = first[row - 1] === second[column - 1];
      let best = Math.min(at(above, column) + 1, at(line, column - 1) + 1, at(above, column - 1) + (isSame ? 0 : 1));
      if (first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]) best = Math.min(best, at(before, column - 2) + 1);
      line.push(best);
    }
    before = above;
    above = line;
  }
  return at(above, second.length);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Infinity;
}
