/**
 * Whether one typo turns one text into the other: a wrong, missing or extra character, or two
 * swapped ones.
 */
export function isSingleTypo(first: string, second: string): boolean {
  let start = 0;
  while (start < first.length && first[start] === second[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(first.length, second.length) - start &&
    first.at(-1 - end) === second.at(-1 - end)
  )
    end += 1;
  const left = first.slice(start, first.length - end);
  const right = second.slice(start, second.length - end);
  return (
    left.length + right.length === 1 ||
    (left.length === 1 && right.length === 1) ||
    (left.length === 2 && right === `${left[1]}${left[0]}`)
  );
}
