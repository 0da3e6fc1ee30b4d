import path from 'node:path';
import { originalPositionFor, type SourceMapInput, TraceMap } from '@jridgewell/trace-mapping';

/**
 * Functions that no page calls before a visitor acts: for each source file, relative to the
 * repository, the lines on which they begin. A line that is no longer there has no effect.
 */
export type LateFunctions = Readonly<Record<string, readonly string[]>>;

/** Where a function of a built file begins in its source. */
export interface SourceLine {
  readonly file: string;
  readonly line: string;
}

const REPOSITORY = path.join(import.meta.dirname, '../..');

/**
 * Returns a function that finds the source line of an offset in `code`; undefined for code that the
 * bundler has added. `folder`: where the paths in the source map begin.
 */
export function findSourceLines(
  code: string,
  map: SourceMapInput,
  folder: string,
): (offset: number) => SourceLine | undefined {
  const traced = new TraceMap(map);
  const linesOf = new Map(
    traced.sources.map((source, at) => [source, traced.sourcesContent?.[at]?.split('\n') ?? []]),
  );
  const starts = [0, ...[...code.matchAll(/\n/gu)].map(({ index }) => index + 1)];
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset);
    const found = originalPositionFor(traced, {
      line: line + 1,
      column: offset - (starts[line] ?? 0),
    });
    if (found.source === null) return undefined;
    const text = linesOf.get(found.source)?.[found.line - 1]?.trim();
    const parts = path.relative(REPOSITORY, path.resolve(folder, found.source)).split(path.sep);
    return text === undefined ? undefined : { file: parts.join('/'), line: text };
  };
}
